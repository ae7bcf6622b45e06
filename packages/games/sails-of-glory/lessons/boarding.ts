import { exactly, freely, type Lesson, step } from '@windward/table/lesson'
import { battle } from './battle.ts'
import { boardingWords as words } from './boarding.en.ts'
import { firesAll, pressesShip } from './orders.ts'

const SHIP = 'hms-defence'
const ENEMY = 'courageuse'
const boards = { points: [{ part: 'decision' }], task: exactly('board', [SHIP], words.blank()) } as const

/** A ship of the line lies against a frigate, and both want to board. */
export const boarding: Lesson = {
  id: 'boarding',
  title: words.title,
  about: words.about,
  meets: ['board'],
  minutes: 6,
  table: {
    options: {
      boarding: true,
      trainingAids: true,
      scenario: battle('W', [[SHIP, 640, 480, 0]], [[ENEMY, 685.75, 485, 0]]),
    },
    here: 'british-1',
    bots: ['french-1'],
    seed: 'x',
    script: [{ seat: 'french-1', kind: 'board', answer: [ENEMY] }],
    begins: { turn: 1, kind: 'board' },
  },
  parts: [
    {
      name: words.parts.contact,
      steps: [
        step(words.ship, {
          points: [{ place: SHIP }, { place: ENEMY }],
          task: pressesShip(SHIP),
        }),
        step(words.secret),
        step(words.strength),
        step(words.board, boards),
      ],
    },
    {
      name: words.parts.grapple,
      steps: [
        step(words.held, { points: [{ place: SHIP }] }),
        step(words.fire, {
          points: [{ choice: `starboard ${ENEMY} central` }, { choice: `muskets ${ENEMY}` }],
          task: firesAll,
        }),
      ],
    },
    {
      name: words.parts.fight,
      steps: [
        step(words.order),
        step(words.howMany),
        step(words.again, boards),
        step(words.muskets, { points: [{ choice: `muskets ${ENEMY}` }], task: freely('fire') }),
        step(words.won),
        step(words.advanced),
        step(words.end),
      ],
    },
  ],
}
