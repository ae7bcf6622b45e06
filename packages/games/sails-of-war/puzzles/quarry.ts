import { allWithin, asked, type Clause, type Phrase, type Question } from '@windward/table'
import type { Quarry, Seam } from '@windward/table/lesson'
import { battleOf, otherSide } from '../src/battle/battle.ts'
import { pickUnits } from '../src/battle/decide-front.ts'
import { sideOf, takeLosses } from '../src/battle/decide-losses.ts'
import { worthOf } from '../src/bots/thinking/worth.ts'
import { takeGoods } from '../src/economy/decide-goods.ts'
import type { SailsOfWar } from '../src/state.ts'
import { say } from './say.ts'

type Asked = Question<SailsOfWar>

/** More answers than these are not a question but a search. */
const MOST_ANSWERS = 12

interface Wording {
  readonly asks: Phrase
  readonly reason: Phrase
}

/** A kind of decision with few answers, worth what it does for the chance of winning. */
function seam(
  id: string,
  kind: string,
  clause: Clause,
  worded: (question: Asked) => Wording | undefined,
  least = 0.04,
): Seam<SailsOfWar> {
  return {
    id,
    kind,
    clause,
    turns: 1,
    least,
    finds: (question) => {
      const answers = allWithin(question.options(), MOST_ANSWERS) ?? []
      const words = answers.length < 2 ? undefined : worded(question)
      if (words === undefined) return []
      const { seat } = question
      return [{ ...words, answers, worth: (state, outcome) => worthOf(state, seat, outcome) }]
    },
  }
}

/** Who fights whom, and where. */
function fought({ view, seat }: Asked) {
  const battle = battleOf(view)
  return {
    race: seat,
    enemy: otherSide(battle, sideOf(view, seat)).race,
    realm: battle.realm,
    round: battle.round,
  }
}

const inRound = ({ view, seat }: Asked) => ({ race: seat, round: view.round })

/** Where puzzles are looked for. */
export const quarry: Quarry<SailsOfWar> = {
  tables: [
    { options: {}, seats: 2 },
    { options: {}, seats: 3 },
  ],
  players: 'warden',
  habit: 'warden',
  seams: [
    seam('retreat', 'retreat', 'SOW 8.5.1', (question) => ({
      asks: say('puzzle.retreat', fought(question)),
      reason: say('puzzle.retreat.reason'),
    })),
    seam('cards', 'battle-cards', 'SOW 8.7.1', (question) => ({
      asks: say('puzzle.cards', fought(question)),
      reason: say('puzzle.cards.reason'),
    })),
    seam('hero', 'join-battle', 'SOW 8.1.4', (question) => {
      const { race, realm } = fought(question)
      return { asks: say('puzzle.hero', { race, realm }), reason: say('puzzle.hero.reason') }
    }),
    seam('reroll', 'reroll', 'SOW 8.1.4', (question) => {
      const { race, realm } = fought(question)
      return { asks: say('puzzle.reroll', { race, realm }), reason: say('puzzle.reroll.reason') }
    }),
    seam(
      'losses',
      'losses',
      'SOW 8.3.1',
      (question) => {
        const put = asked(question, takeLosses)
        const { race, realm } = fought(question)
        return (
          put && {
            asks: say('puzzle.losses', { race, realm, ...put.brief.hits }),
            reason: say('puzzle.losses.reason'),
          }
        )
      },
      0.02,
    ),
    seam(
      'front',
      'pick-units',
      'SOW 8.2.7',
      (question) => {
        const put = asked(question, pickUnits)
        return (
          put && {
            asks: say('puzzle.front', { race: put.seat, count: put.brief.count, why: put.brief.why }),
            reason: say('puzzle.front.reason'),
          }
        )
      },
      0.02,
    ),
    seam('council', 'council', 'SOW 4.2.1', (question) => ({
      asks: say('puzzle.council', inRound(question)),
      reason: say('puzzle.council.reason'),
    })),
    seam('supply', 'supply', 'SOW 14.2', (question) => ({
      asks: say('puzzle.supply', inRound(question)),
      reason: say('puzzle.supply.reason'),
    })),
    seam('star', 'buy-star', 'SOW 6.5.1', (question) => ({
      asks: say('puzzle.star', inRound(question)),
      reason: say('puzzle.star.reason'),
    })),
    seam('counterspell', 'counterspell', 'SOW 12.1.5', (question) => ({
      asks: say('puzzle.counterspell', inRound(question)),
      reason: say('puzzle.counterspell.reason'),
    })),
    seam('goods', 'take-goods', 'SOW 7.5.4', (question) => {
      const put = asked(question, takeGoods)
      return (
        put && {
          asks: say('puzzle.goods', { ...inRound(question), count: put.brief.count }),
          reason: say('puzzle.goods.reason'),
        }
      )
    }),
  ],
}
