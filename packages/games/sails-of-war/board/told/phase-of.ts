import { ACTIONS, type View } from '@windward/sails-of-war/facts'
import type { SeenLine } from '@windward/table'

type Phase = View['phase']

/** Which phase lines belong to, by their key or the first word of it. What may come in several phases is not here. */
const PHASE_OF: Readonly<Record<string, Phase>> = {
  setup: 'laying',
  council: 'council',
  event: 'council',
  'sea.serpent-moved': 'council',
  'card.drawn': 'council',
  'card.drew': 'council',
  'card.event': 'council',
  'card.event-removed': 'council',
  'quest.taken': 'council',
  'economy.harvest': 'harvest',
  economy: 'recruitment',
  'economy.star.bought': 'guild',
  movement: 'turns',
  battle: 'turns',
  'sea.battle': 'turns',
  'sea.warship-lost': 'turns',
  'sea.denied': 'turns',
  'hero.heals': 'turns',
  'hero.walked': 'turns',
  'hero.travelled': 'turns',
  'hero.challenges': 'turns',
  'quest.stage.tried': 'turns',
  'quest.stage.die': 'turns',
  'quest.delivered': 'turns',
  'quest.won': 'turns',
  'quest.found': 'turns',
  'quest.nothing': 'turns',
  supply: 'supply',
  'victory.won': 'supply',
}

/** SOW 11.4.5: the Crypt makes the ground move in the middle of somebody’s turn. */
const ANY_TIME = ['event.drifts', 'event.stays']

/** The phase a line of the ledger was written in, where that can be told from the line. */
export function phaseOf({ what: { key, fields } }: SeenLine): Phase | undefined {
  if (ANY_TIME.includes(key)) return undefined
  if (key === 'card.played') return phaseOfCard(fields['card'])
  return PHASE_OF[key] ?? PHASE_OF[key.slice(0, key.indexOf('.'))]
}

function phaseOfCard(played: unknown): Phase | undefined {
  const found = Object.entries(ACTIONS).find(([id]) => id === played)?.[1].when
  switch (found) {
    case 'council':
    case 'harvest':
    case 'recruitment':
      return found
    case 'any':
    case 'spell':
    case undefined:
      return undefined
    default:
      return 'turns'
  }
}
