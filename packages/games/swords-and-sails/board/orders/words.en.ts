import {
  type AreaId,
  type Army,
  type ArmyOrder,
  area,
  type FactionId,
  faction,
  figure,
  type LandId,
  listed,
  nameOf,
  type Order,
  type PieceKey,
  piece,
  SHIP_IDS,
  type ShipId,
  type Stance,
  type Transfer,
  UNIT_IDS,
  type UnitId,
} from '@windward/swords-and-sails/facts'
import { countOf } from './disband.ts'
import type { Way } from './reach.ts'

/** Where the piece goes, after its own place: `→ Moesia`. */
function goal({ does }: Order): string {
  switch (does.deed) {
    case 'hold':
      return 'holds'
    case 'move':
      return `→ ${nameOf(does.to)}`
    case 'dock':
      return `→ port of ${nameOf(does.to)}`
    case 'land':
      return `lands in ${nameOf(does.to)}`
    case 'board': {
      const ships = `Fleet ${listed(does.fleets)}`
      return does.to === undefined ? `boards ${ships}` : `by ${ships} → ${nameOf(does.to)}`
    }
  }
}

function stance(meets: Stance): string {
  switch (meets.stance) {
    case 'attack':
      return meets.only === undefined ? 'attack' : `attack ${faction(meets.only)} only`
    case 'defend':
      return 'defend'
    case 'support':
      return `support ${area(meets.area)}`
  }
}

const HEADS: Readonly<Record<Way['how'], string>> = {
  march: 'march to',
  invade: 'march into',
  land: 'land in',
  ferry: 'by sea to',
  embark: 'aboard, in',
  sail: 'sail to',
  dock: 'dock in',
}

/** With which ships an army goes, and who finds no room aboard. */
function boarding({ deed }: Way): string {
  if (deed.deed !== 'board') return ''
  const home = deed.disband === undefined ? '' : `, ${countOf(deed.disband)} disbanded`
  return `Fleet ${deed.fleets.join(' and ')}, ${deed.when === 'before' ? 'load first' : 'load last'}${home}`
}

type Counts = Partial<Record<UnitId | ShipId, number | undefined>>

function given(counts: Counts): string {
  return [...UNIT_IDS, ...SHIP_IDS]
    .flatMap((kind) => (counts[kind] === undefined ? [] : [`${counts[kind]} ${figure(kind)}`]))
    .join(', ')
}

/** What the order sheet says; what stands between asterisks is emphasised. */
export const words = {
  goal,
  stance,
  stances: { attack: 'attack', defend: 'defend', support: 'support' } satisfies Record<
    Stance['stance'],
    string
  >,
  sheet: {
    lead: 'Choose a piece, then where it goes on the map. A piece without an order stays and defends.',
    progress: (set: number, all: number) =>
      `*${set} of ${all}* ${all === 1 ? 'piece has an order' : 'pieces have orders'}`,
    unset: 'no order yet',
    pieces: 'Your armies and fleets',
    none: 'You have no armies and no fleets.',
    done: 'Submit orders',
    /** `Thrace → Moesia`, or `Thrace, 5 units` while it goes nowhere. */
    line: (at: AreaId, order: Order | undefined, size: string) =>
      order === undefined || order.does.deed === 'hold'
        ? `${nameOf(at)} · ${size}`
        : `${nameOf(at)} *${goal(order)}*`,
    armySize: (units: number, aboard: Army['aboard']) =>
      `${units} unit${units === 1 ? '' : 's'}${aboard.length === 0 ? '' : ` · aboard Fleet ${aboard.join(' and ')}`}`,
    fleetSize: (ships: number, places: number, load: number) =>
      `${ships} ship${ships === 1 ? '' : 's'} · carries ${places} · ${load === 0 ? 'empty' : `${load} aboard`}`,
  },
  tell: {
    goes: 'Move to',
    stays: 'stays where it is',
    by: 'By',
    /** `march into Alba`. */
    place: (to: AreaId, way: Way) => `${HEADS[way.how]} ${nameOf(to)}`,
    /** How one gets there, where several ways lead there. */
    means: (way: Way) => (way.deed.deed === 'board' ? boarding(way) : 'on foot'),
    meets: 'When it meets others',
    against: 'Against',
    anybody: 'anyone',
    only: (foe: FactionId) => `${faction(foe)} only`,
    supports: 'Supports',
  },
  sentHome: {
    head: (count: number) => `Sent home for want of room, and disbanded: ${count}`,
    of: (count: number) => `of ${count}`,
  },
  /** Armies that enter a land together, and with those of the team. */
  asOne: (armies: readonly ArmyOrder['army'][], land: LandId, hasTeam: boolean) => {
    const many = armies.length > 1
    const enter = many ? `Armies ${armies.join(' and ')} enter` : `Army ${armies.join()} enters`
    const team = `${many ? ', and' : ''} with every army of your team that is told so too`
    return `${enter} ${nameOf(land)} as one${hasTeam ? team : ''}`
  },
  transfers: {
    head: (count: number) => `Exchange units first${count > 0 ? ` (${count})` : ''}`,
    about: (of: FactionId, transfer: Transfer) =>
      'units' in transfer
        ? `${piece(`${of} ${transfer.from}`)} → ${piece(`${of} ${transfer.to}`)}: ${given(transfer.units)}`
        : `${piece(`${of} ${transfer.from}`)} → ${piece(`${of} ${transfer.to}`)}: ${given(transfer.ships)}`,
    takeBack: 'take back',
    pieces: 'Between which pieces',
    pair: (from: PieceKey, to: PieceKey, at: AreaId) => `${piece(from)} gives to ${piece(to)}, ${nameOf(at)}`,
    done: 'Exchange so',
  },
  overload: {
    allFit: 'The ships have lost places since the order was written, but everybody still finds room.',
    tooMany: 'The ships have lost places since the order was written. Who stays behind is disbanded.',
    units: 'units',
    allAboard: 'All aboard',
    done: 'Leave them behind',
  },
}
