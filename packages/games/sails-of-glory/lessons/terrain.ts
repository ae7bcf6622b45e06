import { type Lesson, step } from '@windward/table/lesson'
import type { CardId } from '../src/facts.ts'
import { battle } from './battle.ts'
import { firesAll, laysCard, plans, pressesShip } from './orders.ts'
import { terrainWords as words } from './terrain.en.ts'

const SHIP = 'hms-defence'
const lay = (card: CardId) => ({ points: [{ choice: card }], task: plans({ ship: SHIP, card }) })
const lying = (right: number, up: number) => ({ x: right * 1000, y: up * 1000, heading: 0 })

const TERRAIN = [
  { element: 'reef-1', kind: 'reef', shore: 'plain', danger: 'none', pose: lying(613, 622) },
  { element: 'reef-4', kind: 'shoal', shore: 'plain', danger: 'none', pose: lying(785, 460) },
  { element: 'island-1', kind: 'island', shore: 'rocky', danger: 'width', pose: lying(745, 740) },
] as const

function notSeven(card: CardId) {
  if (card === 'veer-8') return words.wide()
  return card === 'straight' || card === 'slip-right' || card === 'veer-6' ? words.strikes() : words.island()
}

/** A ship of the line goes round a reef and past a battery. */
export const terrain: Lesson = {
  id: 'terrain',
  title: words.title,
  about: words.about,
  minutes: 7,
  table: {
    options: {
      trainingAids: true,
      scenario: battle('W', [[SHIP, 500, 600, 90]], [['courageuse', 150, 150, 0]], {
        automatic: 'french',
        atAnchor: true,
        terrain: [...TERRAIN],
        batteries: [{ type: 'light', side: 'french', pose: { ...lying(745, 720), heading: 190_000 } }],
      }),
    },
    here: 'british-1',
    bots: [],
    seed: 'terrain',
    script: [],
    begins: { turn: 1, kind: 'plan' },
  },
  parts: [
    {
      name: words.parts.water,
      steps: [
        step(words.ship, {
          points: [{ place: SHIP }, { choice: 'reef-1' }],
          task: pressesShip(SHIP),
        }),
        step(words.reef, { points: [{ choice: 'reef-1' }] }),
        step(words.shoal, { points: [{ choice: 'reef-4' }] }),
        step(words.clear, { points: [{ choice: 'veer-7' }], task: laysCard(SHIP, 'veer-7', notSeven) }),
        step(words.confirm, { points: [{ part: 'submit' }], task: plans({ ship: SHIP, card: 'veer-7' }) }),
      ],
    },
    {
      name: words.parts.guns,
      steps: [
        step(words.battery, { points: [{ place: 'battery-1' }] }),
        step(words.shoot, { points: [{ choice: 'port battery-1 stem' }], task: firesAll }),
        step(words.fort),
        step(words.turn, lay('veer-3')),
      ],
    },
    {
      name: words.parts.past,
      steps: [
        step(words.island2, { points: [{ choice: 'island-1' }] }),
        step(words.straight, lay('straight')),
        step(words.again, { points: [{ choice: 'port battery-1 central' }], task: firesAll }),
        step(words.sight),
        step(words.end),
      ],
    },
  ],
}
