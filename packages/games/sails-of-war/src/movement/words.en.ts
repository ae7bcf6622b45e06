import { type Catalogue, speaker } from '@windward/table'
import type { Zone } from '../board/zones.ts'
import { UNIT_NAMES } from '../data/names.en.ts'
import type { RaceId } from '../data/races.ts'
import type { RealmId } from '../data/realms.ts'
import type { Goods } from '../data/resources.ts'
import type { UnitId } from '../data/units.ts'
import { heroName } from '../heroes/naming.en.ts'
import {
  agrees,
  goodsName,
  listed,
  realmName,
  sideName,
  unitsName,
  Who,
  who,
  zoneName,
} from '../naming.en.ts'
import { countOf, type SomeUnits } from '../pieces.ts'
import type { HeroId, ShipId } from '../public-state.ts'
import type { Leave } from './decide-leave.ts'
import { shipNamed } from './naming.en.ts'

const cargoName = (units: SomeUnits, { length: heroes }: readonly HeroId[]) =>
  listed([
    ...(Object.keys(units).length > 0 ? [unitsName(units)] : []),
    ...(heroes > 0 ? [heroes === 1 ? 'a Hero' : `${heroes} Heroes`] : []),
  ])

/** Who goes aboard a ship or leaves it. */
type Shipped = {
  race: RaceId
  ship: ShipId
  realm: RealmId
  units: SomeUnits
  heroes: HeroId[]
}

const isAllowed = (leave: Leave) => leave === 'allow'

export const movementWords = {
  'movement.title': () => 'Your turn: what do you move?',
  'movement.realm': (f: { realm: RealmId }) => realmName(f.realm),
  'movement.zone': (f: { zone: Zone }) => zoneName(f.zone),
  'movement.port': (f: { realm: RealmId; side: number }) =>
    `Into the Port of ${realmName(f.realm)} facing ${sideName(f.side)}`,
  'movement.hero': (f: { hero: HeroId }) => heroName(f.hero),
  'movement.ship': (f: { ship: ShipId }) => shipNamed(f.ship),
  'movement.fleet': (f: { ships: ShipId[] }) => `All together: ${listed(f.ships.map(shipNamed))}`,
  'movement.unit': (f: { unit: UnitId }) => UNIT_NAMES[f.unit][1],
  'movement.all': (f: { units: SomeUnits }) => `All: ${unitsName(f.units)}`,
  'movement.how-many': () => 'How many?',
  'movement.stop': () => 'End the move here',
  'movement.back': (f: { realm: RealmId }) => `Go back to ${realmName(f.realm)}`,
  'movement.no-further': () => 'Go no further',
  'movement.full': (f: { realm: RealmId }) => `${realmName(f.realm)} has no room for so many of yours.`,
  'movement.march.label': () => 'March',
  'movement.march.no-units': (f: { realm: RealmId }) =>
    `You have not got those units in ${realmName(f.realm)}, ready to march.`,
  'movement.march.too-far': () => 'Those units cannot go that way this turn.',
  'movement.march.refused': (f: { realm: RealmId }) =>
    `They were not let through ${realmName(f.realm)} this turn.`,
  'movement.march.passing': (f: { realm: RealmId }) =>
    `They were let pass through ${realmName(f.realm)} and cannot stop there.`,
  'movement.march-on.hint': () =>
    'What they have not spent they still have; where they were refused they can only attack.',
  'movement.march-on.title': (f: { realm: RealmId; units: SomeUnits }) =>
    `${unitsName(f.units)} of yours ${agrees(countOf(f.units), 'has', 'have')} come to ${realmName(f.realm)} and ${agrees(countOf(f.units), 'is', 'are')} not let pass. Where do they go?`,
  'movement.march.stays': (f: { race: RaceId; realm: RealmId; units: SomeUnits }) =>
    `${unitsName(f.units)} of ${who(f.race)} ${agrees(countOf(f.units), 'stays', 'stay')} in ${realmName(f.realm)}.`,
  'movement.marched': (f: { race: RaceId; from: RealmId; to: RealmId; units: SomeUnits }) =>
    `${Who(f.race)} march from ${realmName(f.from)} to ${realmName(f.to)} with ${unitsName(f.units)}.`,
  'movement.leave.hint': () =>
    'Without your leave they must go another way, or attack. A standing answer can settle this for later.',
  'movement.leave.standing': () => 'Others want to pass: whom I let',
  'movement.leave.title': (f: { race: RaceId; realm: RealmId | null; zone: Zone | null }) => {
    const place = f.realm === null ? zoneName(f.zone ?? 0) : realmName(f.realm)
    return `Do you let ${who(f.race)} pass through ${place}?`
  },
  'movement.leave.allow': () => 'Give them leave',
  'movement.leave.refuse': () => 'Turn them back',
  'movement.leave.given': (f: { host: RaceId; race: RaceId; leave: Leave }) =>
    `${Who(f.host)} ${isAllowed(f.leave) ? 'let' : 'do not let'} ${who(f.race)} pass.`,
  'movement.fly.label': () => 'Fly with a Dragon',
  'movement.fly.alone': () => 'Alone',
  'movement.fly.units': () => 'With army units',
  'movement.fly.none': (f: { realm: RealmId }) => `No Dragon of yours is ready in ${realmName(f.realm)}.`,
  'movement.fly.too-far': (f: { realm: RealmId }) =>
    `A Dragon cannot fly to ${realmName(f.realm)} from there.`,
  'movement.fly.home': (f: { realm: RealmId }) =>
    `A Dragon lands in ${realmName(f.realm)} only beside army units that came on their own feet.`,
  'movement.fly.too-many': () => 'A Dragon carries two army units or one Hero.',
  'movement.fly.not-there': (f: { realm: RealmId }) => `They do not stand ready in ${realmName(f.realm)}.`,
  'movement.flew': (f: {
    race: RaceId
    from: RealmId
    to: RealmId
    units: SomeUnits
    hero: HeroId | null
  }) => {
    const carried = cargoName(f.units, f.hero === null ? [] : [f.hero])
    const load = carried === 'nothing' ? '' : ` with ${carried}`
    return `A Dragon of ${who(f.race)} flies from ${realmName(f.from)} to ${realmName(f.to)}${load}.`
  },
  'movement.portals.label': (f: { starpower: number }) =>
    f.starpower === 0 ? 'Open the Portals' : `Open the Portals for ${f.starpower} Starpower`,
  'movement.portals.blocked': () => 'The Portals are blocked this round.',
  'movement.portals.are-open': () => 'The Portals are open to you already.',
  'movement.portals.late': () => 'The Portals are opened before anything else is done in the turn.',
  'movement.portals.too-few': () => 'Fewer than two Portals have been found.',
  'movement.portals.weak': () => 'You have no Starpower left to open the Portals.',
  'movement.portals.opened': (f: { race: RaceId }) => `${Who(f.race)} open the Portals.`,
  'movement.sail.label': () => 'Sail',
  'movement.sail.not-yours': () => 'Those are not different ships of yours.',
  'movement.sail.moved': () => 'A ship sails once a turn.',
  'movement.sail.apart': () => 'Ships sail together only from one place.',
  'movement.sail.shut': () => 'That Port is shut.',
  'movement.sail.nowhere': () => 'That leads nowhere.',
  'movement.sail.too-far': () => 'That is too far for these ships.',
  'movement.sail.no-way': (f: { zone: Zone }) => `No sea way leads to ${zoneName(f.zone)} from there.`,
  'movement.sail.no-port': (f: { realm: RealmId; side: number }) =>
    `These ships cannot enter a Port of ${realmName(f.realm)} facing ${sideName(f.side)} there.`,
  'movement.sail.origin': (f: { realm: RealmId; side: number }) =>
    `As from the Port of ${realmName(f.realm)} facing ${sideName(f.side)}`,
  'movement.sail.no-origin': (f: { realm: RealmId; side: number }) =>
    `The Port of ${realmName(f.realm)} facing ${sideName(f.side)} cannot stand for the Port of Origin.`,
  'movement.sail.refused': (f: { zone: Zone }) => `They were not let through ${zoneName(f.zone)} this turn.`,
  'movement.sail.passing': (f: { zone: Zone }) =>
    `Warships that were let pass through ${zoneName(f.zone)} cannot stop there.`,
  'movement.sail-on.hint': () =>
    'What they have not spent they still have. Warships do not stay among those who let them pass.',
  'movement.sail-on.title': (f: { ships: ShipId[]; zone: Zone }) =>
    `${listed(f.ships.map(shipNamed))} ${agrees(f.ships.length, 'has', 'have')} come to ${zoneName(f.zone)} and ${agrees(f.ships.length, 'is', 'are')} refused. Where do they go?`,
  'movement.sail.confirm': () => 'Sail on',
  'movement.sail.stays': (f: { race: RaceId; ships: ShipId[] }) =>
    `${listed(f.ships.map(shipNamed))} of ${who(f.race)} ${agrees(f.ships.length, 'goes', 'go')} no further.`,
  'movement.sailed': (f: { race: RaceId; ships: ShipId[]; zone: Zone }) =>
    `${listed(f.ships.map(shipNamed))} of ${who(f.race)} ${f.ships.length === 1 ? 'sails' : 'sail'} to ${zoneName(f.zone)}.`,
  'movement.docked': (f: { race: RaceId; ships: ShipId[]; realm: RealmId; side: number }) =>
    `${listed(f.ships.map(shipNamed))} of ${who(f.race)} ${f.ships.length === 1 ? 'enters' : 'enter'} the Port of ${realmName(f.realm)} facing ${sideName(f.side)}.`,
  'movement.trade.hint': () => 'You take resources of that value at once; their ship loads twice as much.',
  'movement.trade.standing': () => 'Others want to trade: with whom I agree',
  'movement.trade.title': (f: { race: RaceId; realm: RealmId; value: number }) =>
    `${Who(f.race)} want to trade in your Port of ${realmName(f.realm)}, for a value of ${f.value}. Do you agree?`,
  'movement.trade.allow': () => 'Agree to trade',
  'movement.trade.refuse': () => 'Do not trade',
  'movement.trade.answered': (f: {
    host: RaceId
    race: RaceId
    ship: ShipId
    realm: RealmId
    leave: Leave
  }) =>
    `${Who(f.host)} ${isAllowed(f.leave) ? 'trade' : 'do not trade'} with ${who(f.race)} in ${realmName(f.realm)}.`,
  'movement.trade.refused': (f: { realm: RealmId; side: number }) =>
    `They do not trade in the Port of ${realmName(f.realm)} facing ${sideName(f.side)} this turn.`,
  'movement.trade.taken': (f: { race: RaceId; goods: Goods }) => `${Who(f.race)} gain ${goodsName(f.goods)}.`,
  'movement.trade.cargo': (f: { race: RaceId; ship: ShipId; goods: Goods }) =>
    `The Trade Ship of ${who(f.race)} takes on ${goodsName(f.goods)}.`,
  'movement.trade.home': (f: { race: RaceId; ship: ShipId; goods: Goods; realm: RealmId }) =>
    `A Trade Ship of ${who(f.race)} brings ${goodsName(f.goods)} home to ${realmName(f.realm)}.`,
  'movement.load.label': () => 'Load a Transport Ship',
  'movement.load.units': () => 'Units',
  'movement.load.no-ship': () => 'That is no Transport Ship of yours.',
  'movement.load.moved': () => 'That ship has sailed; it loads before.',
  'movement.load.not-beside': (f: { realm: RealmId }) => `That ship does not lie at ${realmName(f.realm)}.`,
  'movement.load.not-there': (f: { realm: RealmId }) =>
    `They do not stand in ${realmName(f.realm)}, or have moved this turn.`,
  'movement.load.nobody': () => 'Nobody is named.',
  'movement.load.full': (f: { most: number }) => `A Transport Ship carries ${f.most} army units.`,
  'movement.loaded': (f: Shipped) =>
    `${Who(f.race)} load ${cargoName(f.units, f.heroes)} in ${realmName(f.realm)}.`,
  'movement.unload.label': () => 'Unload a Transport Ship',
  'movement.unload.units': () => 'Units',
  'movement.unload.guarded': () => 'Nobody lands under foreign Warships.',
  'movement.unload.not-aboard': () => 'They are not aboard.',
  'movement.unload.sent-back': () => 'Mist has sent them back aboard: they land no more this turn.',
  'movement.unloaded': (f: Shipped) =>
    `${Who(f.race)} land ${cargoName(f.units, f.heroes)} in ${realmName(f.realm)}.`,
} satisfies Catalogue

export const say = speaker<typeof movementWords>()
