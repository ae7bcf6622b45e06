import { type Decision, range, refuse, standing } from '@windward/table'
import { z } from 'zod'
import { ESPIONAGE } from '../data/cards/espionage.ts'
import type { FactionId } from '../data/factions/factions.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { say } from './words.en.ts'

/** More than there are pieces to be spied upon would be of no use to anybody. */
const MOST_AGENTS = 150

/** SNS 12.1.2 */
export const counterAgents: Decision<SwordsAndSails, null, number> = {
  kind: 'counter-agents',
  title: () => say('intrigue.agents.title', { price: ESPIONAGE.counterAgentPrice }),
  hint: () => say('intrigue.agents.hint'),
  facts: ({ seat, view }, [agents = 0]) => {
    const { gold } = ownPower(view, seat)
    const left = gold - Number(agents) * ESPIONAGE.counterAgentPrice
    return [{ label: say('intrigue.gold-left'), value: say('intrigue.of-gold', { left, gold }) }]
  },
  shape: z.int().min(0).max(MOST_AGENTS),
  options: ({ seat, view }) => range(0, affordable(view, seat), say('intrigue.agents.count')),
  check: ({ seat, view }, agents) =>
    agents <= affordable(view, seat)
      ? undefined
      : refuse('SNS 12.1.2', say('intrigue.agents.poor', { most: affordable(view, seat) })),
  confirm: (_, agents) => say('intrigue.agents.confirm', { agents }),
  absent: () => 0,
  unanswered: () => say('intrigue.agents.confirm', { agents: 0 }),
  standing: standing(
    say('intrigue.agents.standing'),
    z.int().min(0).max(MOST_AGENTS),
    ({ seat, view }, wish) => Math.min(wish, affordable(view, seat)),
  ),
}

function affordable(view: View, seat: FactionId): number {
  return Math.min(MOST_AGENTS, Math.floor(ownPower(view, seat).gold / ESPIONAGE.counterAgentPrice))
}
