import { type Catalogue, speaker } from '@windward/table'
import type { AreaId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { area, Does, Faction, faction, listed, piece, pieceOf } from '../naming.en.ts'
import type { PieceKey } from '../pieces.ts'
import { optionWords } from './option-words.en.ts'
import type { ToldOrder } from './seen-order.ts'

type Marched = { piece: string; at: AreaId; to: AreaId }

/** Somebody's piece in the middle of a sentence: `Army II of France`. */
const own = (key: string): string => (isKey(key) ? piece(key) : key)

const isKey = (key: string): key is PieceKey => / [IV1-5]+$/.test(key)

function deed({ deed, to, fleets, when }: ToldOrder): string {
  const place = to === null ? '' : area(to)
  switch (deed) {
    case 'hold':
      return 'holds'
    case 'move':
      return `goes to ${place}`
    case 'dock':
      return `docks in ${place}`
    case 'land':
      return `lands in ${place}`
    case 'board': {
      const ships = `Fleet${fleets.length === 1 ? '' : 's'} ${listed(fleets)}`
      return `boards ${ships} ${when} the move and ${to === null ? 'stays aboard' : `lands in ${place}`}`
    }
  }
}

function stance({ stance, only, area: supported }: ToldOrder): string {
  switch (stance) {
    case 'attack':
      return only === null ? 'on Attack' : `on Attack against ${faction(only)} only`
    case 'defend':
      return 'on Defend'
    case 'support':
      return supported === null ? 'in support' : `in support of ${area(supported)}`
  }
}

function besides({ grouped, besieger }: ToldOrder): string {
  const asOne = grouped ? ', as one with its group' : ''
  return besieger === null ? asOne : `${asOne}, and ${faction(besieger)} shall besiege`
}

export const ordersWords = {
  ...optionWords,
  'orders.title': () => 'Write an order for each army and fleet',
  'orders.no-such-piece': (f: { piece: string }) => `You have no ${own(f.piece)}.`,
  'orders.twice': (f: { piece: string }) => `${own(f.piece)} has two orders; it takes one.`,
  'orders.merged': (f: { piece: string }) =>
    `${own(f.piece)} is given away whole and ceases to exist, so it takes no order.`,
  'orders.march-far': (f: Marched) =>
    `${own(f.piece)} cannot march to ${area(f.to)}: it does not border ${area(f.at)}.`,
  'orders.march-closed': (f: Marched) =>
    `${own(f.piece)} cannot enter ${area(f.to)}: it is closed in this match.`,
  'orders.march-shores': (f: Marched) =>
    `${own(f.piece)} may cross from ${area(f.at)} to ${area(f.to)} on foot only while you control both shores.`,
  'orders.march-strait': (f: Marched) =>
    `The strait between ${area(f.at)} and ${area(f.to)} is never crossed on foot: ${own(f.piece)} needs ships.`,
  'orders.aboard-marches': (f: { piece: string }) => `${own(f.piece)} is aboard: it can land, but not march.`,
  'orders.aboard-already': (f: { piece: string }) => `${own(f.piece)} is aboard already.`,
  'orders.not-aboard': (f: { piece: string }) => `${own(f.piece)} is not aboard, so it cannot land.`,
  'orders.board-whose': (f: { piece: string }) =>
    `${own(f.piece)} can board each of your own fleets once and no others.`,
  'orders.board-far': (f: { piece: string; fleet: PieceKey; when: 'before' | 'after' }) =>
    `${own(f.piece)} cannot reach ${piece(f.fleet)} ${f.when} it moves: they are not side by side then.`,
  'orders.board-docked': (f: { fleet: PieceKey }) =>
    `${piece(f.fleet)} does not leave this port, so there is no boarding it.`,
  'orders.parted': () =>
    'Fleets that share an army must begin and end their move in one place, and go in support together or not at all.',
  'orders.parted-cargo': (f: { piece: PieceKey }) =>
    `${piece(f.piece)} is aboard several fleets, which must go the same way.`,
  'orders.land-home': (f: { piece: string }) => `${own(f.piece)} would land where it boards.`,
  'orders.land-far': (f: { piece: string; to: AreaId }) =>
    `${own(f.piece)} cannot land in ${area(f.to)}: its fleets do not end beside it.`,
  'orders.disband': (f: { piece: string }) =>
    `${own(f.piece)} can send home only units it has, and not all of them.`,
  'orders.fleet-stuck': (f: { piece: string }) =>
    `${own(f.piece)} has been sabotaged and may not move this season.`,
  'orders.sea-far': (f: Marched) =>
    `${own(f.piece)} cannot sail to ${area(f.to)}: it does not border ${area(f.at)}.`,
  'orders.no-port': (f: { piece: string; to: AreaId }) =>
    `${own(f.piece)} cannot dock in ${area(f.to)}: a fleet docks from a zone beside it in a port of its own or of a team-mate since an earlier season.`,
  'orders.docked-stance': (f: { piece: string }) => `In port ${own(f.piece)} can neither attack nor support.`,
  'orders.support-moves': (f: { piece: string }) => `${own(f.piece)} must hold to give support.`,
  'orders.support-far': (f: { piece: string; area: AreaId }) =>
    `${own(f.piece)} cannot support ${area(f.area)}: that is no area beside it where it could fight.`,
  'orders.attack-absent': (f: { faction: FactionId }) =>
    `${Faction(f.faction)} cannot be attacked: not in play.`,
  'orders.attack-ally': (f: { faction: FactionId }) =>
    `Your Attack cannot be meant for ${faction(f.faction)}: you are in one team.`,
  'orders.attack-friends': (f: { piece: string }) =>
    `${own(f.piece)} cannot go on Attack into land of your own team.`,
  'orders.besieger': (f: { faction: FactionId }) =>
    `${Faction(f.faction)} cannot besiege for you: not of your team.`,
  'orders.transfer-who': () => 'A transfer is between two different pieces of yours.',
  'orders.transfer-apart': (f: { from: string; to: string }) =>
    `${own(f.from)} and ${own(f.to)} are not in one place, so nothing can change over.`,
  'orders.transfer-lacks': (f: { piece: string }) => `${own(f.piece)} does not have what it is to give.`,
  'orders.transfer-peasants': (f: { piece: string }) =>
    `${own(f.piece)} would have too large a share of peasants.`,
  'orders.transfer-cargo': () => 'The ships left would have too few places for the troops aboard.',
  'orders.warn-support': (f: { piece: PieceKey; area: AreaId }) =>
    `${piece(f.piece)} supports ${area(f.area)}, where none of your pieces will be.`,
  'orders.warn-new-ally': (f: { piece: PieceKey; to: AreaId }) =>
    `${piece(f.piece)} will not come to ${area(f.to)}: a team of this season gives no passage yet.`,
  'orders.warn-overload': (f: { units: number }) =>
    `Your fleets lack ${f.units === 1 ? 'a place' : `${f.units} places`}: so many units will be disbanded at boarding, the cheapest first, unless you name them.`,
  'orders.warn-aboard': (f: { piece: PieceKey }) =>
    `${piece(f.piece)} is on Attack but stays aboard and enters no land.`,
  'orders.warn-peaceful': (f: { piece: PieceKey; to: AreaId }) =>
    `${piece(f.piece)} enters ${area(f.to)} without Attack: it will take nothing and go back.`,
  'orders.warn-unarmed': (f: { piece: PieceKey }) =>
    `${piece(f.piece)} is on Attack, but has no ship that can strike: it begins no battle.`,
  'orders.revealed': (f: { piece: PieceKey; order: ToldOrder }) =>
    `${pieceOf(f.piece)} ${deed(f.order)}, ${stance(f.order)}${besides(f.order)}.`,
  'orders.rest': (f: { faction: FactionId; all: boolean }) =>
    f.all
      ? `${Does(f.faction, 'holds and defends', 'hold and defend')} everywhere.`
      : `All other pieces of ${faction(f.faction)} hold and defend.`,
  'orders.transferred': (f: { from: PieceKey; to: PieceKey }) =>
    `${/\d$/.test(f.from) ? 'Ships' : 'Units'} change over from ${piece(f.from)} to ${piece(f.to)}.`,
  'orders.transfers-dropped': () =>
    'Your pieces no longer stand as they did when you wrote: nothing changes over between them.',
} satisfies Catalogue

export const say = speaker<typeof ordersWords>()
