import {
  type Army,
  area,
  type Fleet,
  faction,
  listed,
  nameOf,
  type Order,
  type Stance,
} from '@windward/swords-and-sails/facts'
import { isArmy } from './sheet.ts'

/** Where the piece goes, after its own place: `→ Moesia`. */
export function goalText({ does }: Order): string {
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

export function stanceText(stance: Stance): string {
  switch (stance.stance) {
    case 'attack':
      return stance.only === undefined ? 'attack' : `attack ${faction(stance.only)} only`
    case 'defend':
      return 'defend'
    case 'support':
      return `support ${area(stance.area)}`
  }
}

export const pieceName = (piece: Army | Fleet): string => `${isArmy(piece) ? 'Army' : 'Fleet'} ${piece.id}`
