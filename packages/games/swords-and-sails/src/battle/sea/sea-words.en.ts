import { type Catalogue, speaker } from '@windward/table'
import type { AreaId, SeaId } from '../../data/area-ids.ts'
import type { FactionId } from '../../data/factions/factions.ts'
import type { FleetId } from '../../data/pieces.ts'
import {
  area,
  counted,
  Does,
  dice,
  faction,
  factions,
  figure,
  headed,
  listed,
  piece,
  pieceOf,
} from '../../naming.en.ts'
import type { PieceKey } from '../../pieces.ts'
import type { FigureId } from '../figure.ts'

const ships = (count: number): string => `${count} ${count === 1 ? 'ship' : 'ships'}`
const units = (count: number): string => `${count} ${count === 1 ? 'unit' : 'units'}`
const fleets = (ids: readonly FleetId[]): string => listed(ids.map((id) => `Fleet ${id}`))

const FATES = { captured: 'captured', sunk: 'sunk', afloat: 'nothing' } as const

export const seaWords = {
  'sea.cargo.standing': () => 'Before a battle at sea: which ships have my troops aboard',
  'sea.cargo.title': (f: { sea: SeaId }) => `Battle in ${area(f.sea)}: which ships have your troops aboard?`,
  'sea.cargo.filled': () => 'Fill one transport after another',
  'sea.cargo.spread': () => 'Load as many transports as possible',
  'sea.cargo.hint': () =>
    'A loaded transport cannot be captured, but when it sinks those aboard need room elsewhere. Units aboard a captured warship or raider are lost.',
  'sea.cargo.loads': (f: { loads: { piece: PieceKey; kind: FigureId; ships: number; units: number }[] }) =>
    `${listed(f.loads.map((load) => `${load.units} in ${counted(load.kind, load.ships)} of ${piece(load.piece)}`))}.`,
  'sea.cargo.confirm': () => 'Load them so',
  'sea.cargo.wrong': () =>
    'Every unit must be aboard a ship of the fleets that carry it, and no ship can carry more than its places.',
  'sea.captured.standing': () => 'Ships captured from me: which I give up first',
  'sea.captured.title': (f: { sea: SeaId; count: number }) =>
    `${ships(f.count)} of yours ${f.count === 1 ? 'is' : 'are'} captured in ${area(f.sea)}: which?`,
  'sea.captured.ship': (f: { piece: PieceKey; kind: FigureId; loaded: boolean }) =>
    `${headed(figure(f.kind))} of ${piece(f.piece)}${f.loaded ? ', with the troops aboard' : ''}`,
  'sea.captured.not-there': () =>
    'Only ships of yours in this battle that are no loaded transports can be captured.',
  'sea.captured.count': (f: { count: number }) => `Give up ${ships(f.count)}, neither more nor fewer.`,
  'sea.haven.standing': () => 'Retreats of fleets: where to, the best first',
  'sea.haven.title': (f: { sea: SeaId }) => `Where do your fleets retreat to from ${area(f.sea)}?`,
  'sea.haven.hint': () => 'Fleets that keep together go together. They start no battle where they arrive.',
  'sea.haven.fleets': (f: { fleets: FleetId[] }) =>
    `${fleets(f.fleets)} ${f.fleets.length === 1 ? 'goes' : 'go'} to`,
  'sea.haven.to': (f: { to: AreaId }) => headed(area(f.to)),
  'sea.haven.confirm': () => 'Sail there',
  'sea.haven.unanswered': () => 'the fleets go to the place named first',
  'sea.haven.each': () => 'Name one place for each group of fleets.',
  'sea.haven.astray': (f: { sea: SeaId }) =>
    `From ${area(f.sea)} a fleet goes to the zone it came from, or if it had not moved to any bordering one that no closed strait parts from it, or into a friendly port beside it.`,
  'sea.admiral.standing': () => 'An admiral’s chance to slip away: my fleet stays',
  'sea.admiral.title': (f: { sea: SeaId }) => `Lead your fleets out of ${area(f.sea)} before the battle?`,
  'sea.admiral.stay': () => 'Stay and fight',
  'sea.admiral.to': (f: { sea: SeaId }) => `Away to ${area(f.sea)}`,
  'sea.admiral.hint': () =>
    'Your Admiral may lead all your fleets here out to a bordering zone before the battle.',
  'sea.admiral.here': () => 'Your fleets here',
  'sea.admiral.fleets': (f: { fleets: FleetId[] }) => fleets(f.fleets),
  'sea.admiral.confirm': () => 'Slip away',
  'sea.admiral.taken': () =>
    'The Admiral slips away only to a bordering zone without unallied fleets, and through no strait that is closed to him.',
  'sea.admiral.left': (f: { faction: FactionId; to: SeaId }) =>
    `The Admiral of ${faction(f.faction)} leads his fleets to ${area(f.to)} before the battle.`,
  'sea.meeting.standing': () => 'Several enemy fleets: fight them together or apart',
  'sea.meeting.title': (f: { sea: SeaId }) =>
    `The enemy’s fleets came to ${area(f.sea)} from different zones. Meet them one after another?`,
  'sea.meeting.together': () => 'Fight them all at once',
  'sea.meeting.apart': () => 'One after another',
  'sea.meeting.force': (f: { force: PieceKey[] }) => listed(f.force.map(piece)),
  'sea.meeting.hint': () => 'Your Admiral may fight fleets that came from different zones one after another.',
  'sea.meeting.next': (f: { met: number }) => (f.met === 0 ? 'First' : 'Then'),
  'sea.meeting.confirm': () => 'Meet them in this order',
  'sea.meeting.each-once': () => 'Name each group of enemy fleets once.',
  'sea.meeting.chosen': (f: { faction: FactionId }) =>
    `The Admiral of ${faction(f.faction)} meets the enemy’s fleets one after another.`,
  'sea.harmless': (f: { sea: SeaId }) =>
    `Nobody in ${area(f.sea)} has a ship that can strike: there is no battle.`,
  'sea.strikes': (f: {
    faction: FactionId
    at: FactionId[]
    rolls: { kind: FigureId; rolled: number[] }[]
    damage: number
    captures: number
  }) => {
    const rolls = f.rolls.map(({ kind, rolled }) => `${figure(kind)} ${dice(rolled)}`).join('; ')
    const taken = f.captures === 0 ? '' : `, and ${ships(f.captures)} captured`
    return `${Does(f.faction, 'strikes', 'strike')} at ${factions(f.at)}: ${rolls}. Damage ${f.damage}${taken}.`
  },
  'sea.captured': (f: { faction: FactionId; by: FactionId; kind: FigureId; count: number }) =>
    `${Does(f.by, 'captures', 'capture')} ${counted(f.kind, f.count)} of ${faction(f.faction)}.`,
  'sea.aboard-lost': (f: { faction: FactionId; count: number }) =>
    `${Does(f.faction, 'loses', 'lose')} ${units(f.count)} aboard captured ships.`,
  'sea.remnant': (f: { faction: FactionId; by: FactionId; captured: number; sunk: number }) => {
    const fates = [
      ...(f.captured > 0
        ? [`${f.captured} empty ${f.captured === 1 ? 'falls' : 'fall'} to ${faction(f.by)}`]
        : []),
      ...(f.sunk > 0 ? [`${f.sunk} loaded ${f.sunk === 1 ? 'sinks' : 'sink'} with all aboard`] : []),
    ]
    return `${Does(f.faction, 'has', 'have')} only transports left: ${listed(fates)}.`
  },
  'sea.file': (f: {
    file: number
    by: FactionId
    striker: FigureId
    at: FactionId
    target: FigureId
    loaded: boolean
    rolled: number[]
    destroy: number
    capture: number
    fate: keyof typeof FATES
  }) =>
    `File ${f.file + 1}: ${figure(f.striker)} of ${faction(f.by)} at ${f.loaded ? 'loaded ' : ''}${figure(f.target)} of ${faction(f.at)}, ${dice(f.rolled)} against ${f.destroy} to sink${f.capture === 0 ? '' : ` and ${f.capture} to capture`}: ${FATES[f.fate]}.`,
  'sea.drowned': (f: { faction: FactionId; count: number }) =>
    `${Does(f.faction, 'has', 'have')} no room left for ${units(f.count)} aboard: drawn at random, they are lost.`,
  'sea.went-down': (f: { piece: PieceKey }) => `${pieceOf(f.piece)} is lost with the last of its ships.`,
  'sea.sails': (f: { faction: FactionId; fleet: FleetId; to: AreaId }) =>
    `Fleet ${f.fleet} of ${faction(f.faction)} retreats to ${area(f.to)}.`,
} satisfies Catalogue

export const say = speaker<typeof seaWords>()
