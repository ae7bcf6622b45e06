import { type Catalogue, speaker } from '@windward/table'
import type { ActionId } from '../data/action-cards.ts'
import { BUILDING_NAMES, CARD_NAMES, UNIT_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import type { ShipKind } from '../data/ships.ts'
import { CARD_TEXTS } from '../data/texts.en.ts'
import type { UnitId } from '../data/units.ts'
import { heroName, woundsName } from '../heroes/naming.en.ts'
import { ownerOf, shipNamed } from '../movement/naming.en.ts'
import {
  agrees,
  goodsName,
  listed,
  realmName,
  shipName,
  sideName,
  unitsName,
  Who,
  who,
} from '../naming.en.ts'
import { countOf, type SomeUnits } from '../pieces.ts'
import type { HeroId, ShipId } from '../public-state.ts'
import type { Hit, Roll } from './rolls.ts'

const HITS: Readonly<Record<Hit, string>> = { kill: 'kills', rout: 'routs', miss: 'misses' }

const rollName = ({ unit, die, result }: Roll) => `${UNIT_NAMES[unit][0]} ${HITS[result]} (${die})`
const leftBehind = (lost: number) =>
  lost === 0 ? '' : `; ${lost} ${agrees(lost, 'finds no room and is', 'find no room and are')} lost`
const rollsName = (rolls: readonly Roll[]) => listed(rolls.map(rollName))
type Prey = { realm: RealmId; what: keyof typeof BUILDING_NAMES; side: number | null }
const preyName = ({ realm, what, side }: Prey) =>
  `the ${BUILDING_NAMES[what]} in ${realmName(realm)}${side === null ? '' : ` facing ${sideName(side)}`}`

/** A foreign ship in a captured Port, and the conqueror's own that takes its place. */
type Caught = {
  owner: RaceId
  taker: RaceId
  kind: ShipKind
  ship: ShipId
  won: ShipId | null
}

const STEPS = { rout: 'Rout check', archers: 'Archers', cavalry: 'Cavalry', front: 'Front rank' } as const

export const battleWords = {
  'battle.unit': (f: { unit: UnitId }) => UNIT_NAMES[f.unit][0],
  'battle.begins': (f: { attacker: RaceId; defender: RaceId; realm: RealmId; militia: boolean }) =>
    `Battle in ${realmName(f.realm)}: ${who(f.attacker)} attack ${f.militia ? 'the militia of ' : ''}${who(f.defender)}.`,
  'battle.guests': (f: { race: RaceId; units: SomeUnits }) =>
    `${unitsName(f.units)} of the Mystic Lands ${agrees(countOf(f.units), 'fights', 'fight')} for ${who(f.race)}.`,
  'battle.ends': (f: { winner: RaceId | null; realm: RealmId }) =>
    f.winner === null
      ? `Nobody is left in ${realmName(f.realm)}; it stays with whom it belonged.`
      : `${Who(f.winner)} hold ${realmName(f.realm)}.`,
  'battle.hero.hint': () =>
    'He widens the front rank to four and has one die of each round rolled again; he cannot be killed there.',
  'battle.hero.title': (f: { realm: RealmId }) =>
    `Which Hero takes part in the battle in ${realmName(f.realm)}?`,
  'battle.hero.nobody': () => 'No Hero',
  'battle.hero.joins': (f: { hero: HeroId }) => heroName(f.hero),
  'battle.hero.not-there': (f: { realm: RealmId }) => `That Hero of yours is not in ${realmName(f.realm)}.`,
  'battle.hero.joined': (f: { hero: HeroId }) => `${heroName(f.hero)} takes part.`,
  'battle.hero.wounded': (f: { hero: HeroId; wounds: number }) =>
    `${heroName(f.hero)} comes away with ${woundsName(f.wounds)}.`,
  'battle.cards.hint': () => 'One card at most for each step of the round. Both sides lay theirs sealed.',
  'battle.cards.title': (f: { round: number }) => `Round ${f.round}: which cards do you lay for its steps?`,
  'battle.cards.none': () => 'No card',
  'battle.cards.card': (f: { card: ActionId }) => CARD_NAMES[f.card],
  'battle.cards.does': (f: { card: ActionId }) => CARD_TEXTS[f.card].does,
  'battle.cards.step': (f: { step: keyof typeof STEPS }) => STEPS[f.step],
  'battle.cards.confirm': () => 'Lay these cards',
  'battle.cards.unanswered': () => 'no card is laid',
  'battle.cards.not-held': (f: { card: ActionId }) => `You do not hold ${CARD_NAMES[f.card]}.`,
  'battle.cards.played': (f: { race: RaceId; card: ActionId }) =>
    `${Who(f.race)} play ${CARD_NAMES[f.card]}.`,
  'battle.rout-check': (f: { race: RaceId; die: number; result: number; count: number }) =>
    `Rout check of ${who(f.race)}: ${f.die}${f.result === f.die ? '' : `, which counts as ${f.result}`}; ${f.count === 0 ? 'none' : f.count} ${agrees(f.count, 'rallies', 'rally')}.`,
  'battle.broken': (f: { race: RaceId; realm: RealmId }) =>
    `${Who(f.race)} are broken in ${realmName(f.realm)}.`,
  'battle.destroyed': (f: { race: RaceId }) => `${Who(f.race)} have nowhere to go: all are lost.`,
  'battle.overrun': (f: { race: RaceId }) => `${Who(f.race)} are overrun: all are lost.`,
  'battle.rolled': (f: { race: RaceId; rolls: Roll[]; modifier: number }) => {
    const sign = f.modifier > 0 ? '+' : '–'
    const modified = f.modifier === 0 ? '' : ` (${sign}${Math.abs(f.modifier)} on each)`
    return `${Who(f.race)} attack${modified}: ${rollsName(f.rolls)}.`
  },
  'battle.reroll.hint': () => 'The new roll counts, whatever it shows.',
  'battle.reroll.title': () => 'Does your Hero have a die rolled again?',
  'battle.reroll.keep': () => 'Leave them',
  'battle.reroll.die': (f: Roll) => rollName(f),
  'battle.reroll.confirm': () => 'Roll it again',
  'battle.reroll.no-die': () => 'There is no such die.',
  'battle.rerolled': (f: { race: RaceId; from: Roll; to: Roll }) =>
    `The Hero of ${who(f.race)} has a die rolled again: ${rollName(f.from)}, now ${rollName(f.to)}.`,
  'battle.pick.front': (f: { count: number }) => `Which ${f.count} attack in the front rank?`,
  'battle.pick.rally': (f: { count: number }) =>
    `Which ${agrees(f.count, 'one rallies', `${f.count} rally`)}?`,
  'battle.pick.confirm': (f: { units: SomeUnits }) => `Choose ${unitsName(f.units)}`,
  'battle.pick.wrong': (f: { count: number }) => `Pick ${f.count} of those who are there.`,
  'battle.losses.standing': () => 'Losses in battle: who falls first',
  'battle.losses.title': (f: { kills: number; routs: number }) => {
    const [first, rest] = f.kills > 0 ? [f.kills, f.routs] : [f.routs, 0]
    const how = `${first === 1 ? 'One' : first} of your units ${first === 1 ? 'is' : 'are'} ${f.kills > 0 ? 'killed' : 'routed'}`
    return `${how}${rest > 0 ? ` and ${rest} routed` : ''}. Which?`
  },
  'battle.losses.kill': (f: { unit: UnitId }) => `${UNIT_NAMES[f.unit][0]}, killed`,
  'battle.losses.rout': (f: { unit: UnitId }) => `${UNIT_NAMES[f.unit][0]}, routed`,
  'battle.losses.confirm': () => 'Take these losses',
  'battle.losses.wrong': (f: { kills: number; routs: number }) =>
    `${f.kills} killed and ${f.routs} routed cannot be borne that way in this step.`,
  'battle.lost': (f: { race: RaceId; killed: SomeUnits; routed: SomeUnits }) => {
    const [killed, routed] = [unitsName(f.killed), unitsName(f.routed)]
    if (countOf(f.killed) === 0) return `${Who(f.race)} have ${routed} routed.`
    return `${Who(f.race)} lose ${killed}${countOf(f.routed) === 0 ? '' : `; routed: ${routed}`}.`
  },
  'battle.retreat.hint': () => 'Cavalry of the other side may pursue.',
  'battle.retreat.title': (f: { realm: RealmId }) => `Do you retreat from ${realmName(f.realm)}?`,
  'battle.retreat.standing': () => 'In battle: when I retreat',
  'battle.retreat.broken': (f: { realm: RealmId }) =>
    `You are broken in ${realmName(f.realm)}. Where do you go?`,
  'battle.retreat.stay': () => 'Fight on',
  'battle.retreat.confirm': () => 'Retreat',
  'battle.retreat.aboard': () => 'Back aboard',
  'battle.retreat.to': (f: { realm: RealmId }) => `To ${realmName(f.realm)}`,
  'battle.retreat.no-way': () => 'You cannot do that now.',
  'battle.retreats': (f: { race: RaceId; realm: RealmId }) =>
    `${Who(f.race)} retreat from ${realmName(f.realm)}.`,
  'battle.pursued': (f: { race: RaceId; rolls: Roll[] }) =>
    `The Cavalry of ${who(f.race)} pursues: ${rollsName(f.rolls)}.`,
  'battle.went': (f: { race: RaceId; realm: RealmId; units: SomeUnits; lost: number }) =>
    `${Who(f.race)} go to ${realmName(f.realm)} with ${unitsName(f.units)}${leftBehind(f.lost)}.`,
  'battle.went-aboard': (f: { race: RaceId; ships: ShipId[]; lost: number }) =>
    `${Who(f.race)} go back aboard${leftBehind(f.lost)}.`,
  'battle.horn.hint': () => 'The Horn is used once.',
  'battle.horn.title': (f: { most: number }) =>
    `Do you blow the Horn of War? Up to ${f.most} of your units attack before the battle.`,
  'battle.horn.keep': () => 'Keep the Horn',
  'battle.horn.blow': (f: { units: SomeUnits }) => `Blow it for ${unitsName(f.units)}`,
  'battle.horn.some': () => 'Blow it for units you choose',
  'battle.horn.confirm': () => 'Blow the Horn',
  'battle.horn.wrong': (f: { most: number }) => `Name up to ${f.most} un-routed units of yours.`,
  'battle.horn.blown': (f: { race: RaceId; units: SomeUnits; rolls: Roll[] }) =>
    `${Who(f.race)} blow the Horn of War for ${unitsName(f.units)}: ${rollsName(f.rolls)}.`,
  'battle.taken': (f: { race: RaceId; realm: RealmId }) => `${Who(f.race)} take ${realmName(f.realm)}.`,
  'battle.stars': (f: { race: RaceId; stars: number; realm: RealmId }) =>
    `${Who(f.race)} carry off ${f.stars === 1 ? 'a Star' : `${f.stars} Stars`} from ${realmName(f.realm)}.`,
  'battle.stars-laid': (f: { race: RaceId; waiting: number; realm: RealmId }) =>
    `${Who(f.race)} lay ${f.waiting === 1 ? 'a Star that waited' : `${f.waiting} Stars that waited`} on ${realmName(f.realm)}.`,
  'battle.ships.hint': () => 'What you do not take is destroyed.',
  'battle.ships.title': (f: { realm: RealmId }) =>
    `Which ships in port at ${realmName(f.realm)} do you make your own?`,
  'battle.ships.confirm': (f: { count: number }) =>
    f.count === 0 ? 'Take none' : f.count === 1 ? 'Take this ship' : `Take ${f.count} ships`,
  'battle.ships.ship': (f: { ship: ShipId }) => `${shipNamed(f.ship)} of ${who(ownerOf(f.ship))}`,
  'battle.ships.not-there': () => 'Those are not different ships in the captured Ports.',
  'battle.ships.counters': () => 'You have not got so many counters left.',
  'battle.ships.taken': (f: Caught) =>
    `${Who(f.taker)} take a ${shipName(f.kind)} of ${who(f.owner)} in Port.`,
  'battle.ships.sunk': (f: Caught) =>
    `${Who(f.taker)} destroy a ${shipName(f.kind)} of ${who(f.owner)} in Port.`,
  'battle.pillage.title': () => 'Do you pillage?',
  'battle.pillage.hint': () =>
    'The building is lost to everybody; the loot is yours. Each can be pillaged in turn.',
  'battle.pillage.prey': (f: Prey) => `Pillage ${preyName(f)}`,
  'battle.pillage.none': (f: { realm: RealmId }) => `You cannot pillage that in ${realmName(f.realm)}.`,
  'battle.pillage.own': (f: { realm: RealmId }) =>
    `You built that in ${realmName(f.realm)} yourself, or it was built this round: it is not pillaged.`,
  'battle.pillage.loot': (f: { count: number }) => `The loot is ${f.count} resources.`,
  'battle.pillaged': (f: Prey & { race: RaceId; goods: Goods }) =>
    `${Who(f.race)} pillage ${preyName(f)} for ${goodsName(f.goods)}.`,
} satisfies Catalogue

export const say = speaker<typeof battleWords>()
