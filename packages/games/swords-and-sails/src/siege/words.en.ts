import { type Catalogue, speaker } from '@windward/table'
import type { CityKind } from '../cities.en.ts'
import type { LandId, SeaId } from '../data/area-ids.ts'
import type { CardId } from '../data/cards/intrigue-cards.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { nameOf } from '../data/map.ts'
import { names } from '../data/names.en.ts'
import type { UnitId } from '../data/units.ts'
import { casualtyPoints, Does, dice, does, faction, figure, piece, pieceOf } from '../naming.en.ts'
import type { PieceKey } from '../pieces.ts'
import { chanceText, rollText } from './naming.en.ts'

const WAYS = {
  whole: 'One roll for the land and all its cities; if a unit survives, all of it is yours.',
  city: 'One roll for the land’s die and this city; then you may go on or stop.',
  pillage: 'Gold at once and two incomes lost to its owner; the army goes back.',
  back: 'No siege: the army goes back where it came from.',
  withdraw: 'For a Tactical Withdraw the besiegers go back.',
  stop: 'What has been taken stays taken; the army stays in the land.',
} as const

const CONFIRMS = {
  whole: 'Besiege',
  city: 'Besiege this city',
  pillage: 'Pillage',
  back: 'Go back',
  withdraw: 'Withdraw by card',
  stop: 'End the siege',
} as const

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

const city = ({ kind, capitalOf }: CityKind): string =>
  capitalOf === null ? `a ${kind} city` : `the capital of ${faction(capitalOf)}`

function rolls(f: { rolled: number[]; each: number; added: number; points: number }): string {
  const each = f.each === 0 ? '' : `, each ${f.each > 0 ? `${f.each} more` : `${-f.each} less`}`
  const added = f.added === 0 ? '' : `, and ${f.added} for its walls`
  return `${dice(f.rolled)}${each}${added}: ${casualtyPoints(f.points)}`
}

export const siegeWords = {
  'siege.way.standing': () => 'Sieges: always of the whole land',
  'siege.way.title': (f: { land: LandId }) => `How do you take ${nameOf(f.land)}?`,
  'siege.way.whole': () => 'Besiege all of it',
  'siege.way.city': (f: { city: CityKind }) => `Besiege ${city(f.city)}`,
  'siege.way.pillage': () => 'Play Pillage Territory',
  'siege.way.back': () => 'Go back',
  'siege.way.withdraw': () => 'Go back by Tactical Withdraw',
  'siege.way.stop': () => 'End the siege',
  'siege.way.note': (f: { way: keyof typeof WAYS }) => WAYS[f.way],
  'siege.way.confirm': (f: { way: keyof typeof WAYS }) => CONFIRMS[f.way],
  'siege.way.rolls': (f: { land: LandId }) => `${nameOf(f.land)} rolls`,
  'siege.way.roll': (f: { dice: number; each: number; added: number }) => rollText(f),
  'siege.way.bears': () => 'Your armies there can absorb',
  'siege.way.points': (f: { points: number }) => counted(f.points, 'point'),
  'siege.way.whole-chance': () => 'Chance to take it as a whole',
  'siege.way.chance': (f: { chance: number }) => chanceText(f.chance),
  'siege.way.no-card': (f: { card: CardId }) => `You hold no ${names.cards[f.card].name}.`,
  'siege.way.not-now': (f: { card: CardId }) =>
    `${names.cards[f.card].name} is played in phase 6 only, and not in a learning turn.`,
  'siege.way.no-battle': (f: { land: LandId }) =>
    `There was no battle for ${nameOf(f.land)}: a Tactical Withdraw takes you out of a battle, not out of a siege alone.`,
  'siege.way.no-diplomat': () =>
    'Only the Diplomat may go back before a siege; an army on Attack must besiege.',
  'siege.way.not-partial': (f: { land: LandId }) =>
    `${nameOf(f.land)} is besieged as a whole: cities cannot be taken one at a time there.`,
  'siege.way.no-city': () => 'There is no such city that is not yours or your team’s.',
  'siege.way.begun': () => 'A siege begun city by city goes on so, or stops.',
  'siege.way.must': () => 'An army on Attack must besiege; you can stop after the first city.',
  'siege.toll.title': (f: { land: LandId; points: number }) =>
    `The siege of ${nameOf(f.land)} costs ${casualtyPoints(f.points)}: pay gold for some of them, and take the rest from your units`,
  'siege.toll.standing': () => 'Sieges: what is paid in gold, and who falls first',
  'siege.toll.title-advised': (f: { land: LandId; points: number; advice: (UnitId | 'gold')[][] }) =>
    `The siege of ${nameOf(f.land)} costs ${casualtyPoints(f.points)}. What costs you least for each point: ${f.advice
      .map((ways) => ways.map((way) => (way === 'gold' ? 'gold' : figure(way))).join(' or '))
      .join(', then ')}.`,
  'siege.toll.buy': () => 'Casualty points to pay in gold',
  'siege.toll.over-share': (f: { most: number }) => `At most ${f.most} of these points can be paid in gold.`,
  'siege.toll.poor': (f: { gold: number; price: number }) =>
    `That would cost ${f.price} gold, and you have ${f.gold}.`,
  'siege.toll.not-there': () => 'You can give up only units of the besieging armies.',
  'siege.toll.too-few': (f: { points: number }) =>
    `These units are worth less than the ${casualtyPoints(f.points)} left to take.`,
  'siege.toll.too-many': (f: { points: number }) =>
    `One of these units could be kept, and the rest would still be worth ${casualtyPoints(f.points)}.`,
  'siege.toll.in-vain': () => 'No unit would survive this siege even so.',
  'siege.to-sea.standing': () => 'Fleets that lose their port: to which sea, the best first',
  'siege.to-sea.title': (f: { fleet: PieceKey; land: LandId }) =>
    `${nameOf(f.land)} shelters ${piece(f.fleet)} no longer. Where does it put to sea?`,
  'siege.to-sea.hint': () => 'It goes to a zone beside the land.',
  'siege.to-sea.zone': (f: { sea: SeaId }) => nameOf(f.sea),
  'siege.to-sea.confirm': (f: { sea: SeaId }) => `Put to sea: ${nameOf(f.sea)}`,
  'siege.to-sea.not-beside': (f: { land: LandId }) => `That zone does not lie beside ${nameOf(f.land)}.`,
  'siege.begins': (f: { besieger: FactionId; land: LandId }) =>
    `${Does(f.besieger, 'besieges', 'besiege')} ${nameOf(f.land)}.`,
  'siege.begins.city': (f: { besieger: FactionId; land: LandId; city: CityKind }) =>
    `${Does(f.besieger, 'besieges', 'besiege')} ${city(f.city)} in ${nameOf(f.land)}.`,
  'siege.pillage': (f: { besieger: FactionId; land: LandId }) =>
    `${Does(f.besieger, 'plays', 'play')} Pillage Territory on ${nameOf(f.land)}.`,
  'siege.rolled': (f: { land: LandId; rolled: number[]; each: number; added: number; points: number }) =>
    `${nameOf(f.land)}: the dice show ${rolls(f)}.`,
  'siege.no-dice': (f: { land: LandId; points: number }) =>
    `${nameOf(f.land)}: no dice, ${casualtyPoints(f.points)}.`,
  'siege.paid': (f: { besieger: FactionId; land: LandId; bought: number; gold: number; lost: number }) => {
    const units = f.lost === 0 ? 'nobody' : counted(f.lost, 'unit')
    return f.bought === 0
      ? `${Does(f.besieger, 'loses', 'lose')} ${units} before ${nameOf(f.land)}.`
      : `${Does(f.besieger, 'buys', 'buy')} off ${casualtyPoints(f.bought)} for ${f.gold} gold before ${nameOf(f.land)} and ${does([f.besieger], 'loses', 'lose')} ${units}.`
  },
  'siege.taken': (f: { besieger: FactionId; land: LandId }) =>
    `${nameOf(f.land)} falls to ${faction(f.besieger)}.`,
  'siege.taken.city': (f: { besieger: FactionId; land: LandId; city: CityKind }) =>
    `In ${nameOf(f.land)} ${city(f.city)} falls to ${faction(f.besieger)}.`,
  'siege.failed': (f: { besieger: FactionId; land: LandId }) =>
    `Nobody of ${faction(f.besieger)} survives before ${nameOf(f.land)}.`,
  'siege.stopped': (f: { besieger: FactionId; land: LandId }) =>
    `${Does(f.besieger, 'stops', 'stop')} the siege of ${nameOf(f.land)}; the army stays there.`,
  'siege.back': (f: { besieger: FactionId; land: LandId }) =>
    `${Does(f.besieger, 'does', 'do')} not besiege ${nameOf(f.land)}.`,
  'siege.stays': (f: { army: PieceKey; land: LandId }) =>
    `${pieceOf(f.army)} came there in an earlier season, and stays in ${nameOf(f.land)}.`,
  'siege.withdraws': (f: { besieger: FactionId; land: LandId }) =>
    `${Does(f.besieger, 'plays', 'play')} Tactical Withdraw and ${does([f.besieger], 'does', 'do')} not besiege ${nameOf(f.land)}.`,
  'siege.freed': (f: { besieger: FactionId; land: LandId; host: FactionId }) =>
    `What enemies held in ${nameOf(f.land)} falls to ${faction(f.besieger)}; the rest stays with ${faction(f.host)}.`,
  'siege.barren': (f: { besieger: FactionId; land: LandId }) =>
    `${nameOf(f.land)} lies waste: ${faction(f.besieger)} can neither besiege nor pillage it.`,
  'siege.loot': (f: { besieger: FactionId; land: LandId; gold: number }) =>
    `${Does(f.besieger, 'carries', 'carry')} ${f.gold} gold out of ${nameOf(f.land)}, which lies waste for two incomes.`,
  'siege.to-sea': (f: { fleet: PieceKey; of: FactionId; sea: SeaId }) =>
    `${piece(f.fleet)} of ${faction(f.of)} puts to sea: ${nameOf(f.sea)}.`,
  'siege.ships-taken': (f: { fleet: PieceKey; of: FactionId; by: FactionId }) =>
    `${piece(f.fleet)} of ${faction(f.of)} cannot sail and falls to ${faction(f.by)} with the port.`,
  'siege.ships-sunk': (f: { fleet: PieceKey; of: FactionId; by: FactionId }) =>
    `${piece(f.fleet)} of ${faction(f.of)} cannot sail; ${faction(f.by)} can take in no more fleets, and its ships are sunk.`,
} satisfies Catalogue

export const say = speaker<typeof siegeWords>()
