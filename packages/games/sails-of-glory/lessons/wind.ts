import { type Lesson, step } from '@windward/table/lesson'
import type { CardId } from '../src/facts.ts'
import { battle } from './battle.ts'
import { laysCard, plans, pressesShip } from './orders.ts'
import { windWords as words } from './wind.en.ts'

const SHIP = 'hms-terpsichore'
const sails = (card: CardId) => plans({ ship: SHIP, card })
const at = (card: CardId) => [{ choice: card }] as const

function notSeven(card: CardId) {
  const value = Number(/^veer-(?<value>\d+)$/.exec(card)?.groups?.['value'] ?? 5)
  if (value > 7) return words.tooFar()
  return value < 5 || card === 'slip-left' ? words.towards() : words.noTurn()
}

/** One ship goes round from beating to running; the enemy rides at anchor far away. */
export const wind: Lesson = {
  id: 'wind',
  title: words.title,
  about: words.about,
  minutes: 5,
  table: {
    options: {
      trainingAids: true,
      scenario: battle('N', [[SHIP, 520, 600, 75]], [['courageuse', 450, 100, 270]], {
        automatic: 'french',
        atAnchor: true,
      }),
    },
    here: 'british-1',
    bots: [],
    seed: 'wind',
    script: [],
    begins: { turn: 1, kind: 'plan' },
  },
  parts: [
    {
      name: words.parts.wind,
      steps: [
        step(words.ship, {
          points: [{ place: SHIP }],
          task: pressesShip(SHIP),
        }),
        step(words.rose, { points: [{ choice: 'wind' }] }),
        step(words.attitudes),
        step(words.which),
        step(words.arrows),
      ],
    },
    {
      name: words.parts.away,
      steps: [
        step(words.turnAway, { points: at('veer-7'), task: laysCard(SHIP, 'veer-7', notSeven) }),
        step(words.confirm, { points: [{ part: 'submit' }], task: sails('veer-7') }),
        step(words.reaching),
        step(words.straight, { points: at('straight'), task: sails('straight') }),
        step(words.again, { points: at('veer-7'), task: sails('veer-7') }),
        step(words.further, { points: at('veer-7'), task: sails('veer-7') }),
        step(words.running, { points: [{ choice: 'wind' }] }),
      ],
    },
    { name: words.parts.toward, steps: [step(words.north), step(words.end)] },
  ],
}
