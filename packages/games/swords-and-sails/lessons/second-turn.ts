import { type AnswerTask, freely, type Lesson, step } from '@windward/table/lesson'
import { LEARNERS, learningScript, learningTable } from './learning-turn.ts'
import { secondWords as words } from './second-turn.en.ts'

const SEAT = 'ENG'

/** France's fleet looks for a fight where yours lies, so that there is a battle at sea. */
const CHALLENGE = {
  armies: [],
  fleets: [{ fleet: '1', does: { deed: 'hold' }, meets: { stance: 'attack' } }],
  transfers: [],
}

const untilReady: AnswerTask = {
  do: 'answer',
  kind: 'diplomacy',
  shows: () => 'ready',
  ends: (answer) => answer === 'ready',
}

const panel = [{ part: 'decision' }] as const

/** The teaching guide's second turn: the reins are loosened. */
export const secondTurn: Lesson = {
  id: 'second-turn',
  title: words.title,
  about: words.about,
  minutes: 20,
  table: {
    options: learningTable.options,
    here: SEAT,
    bots: LEARNERS.filter((seat) => seat !== SEAT),
    seed: 'the second turn',
    script: [...learningScript, { seat: 'FRA', turn: 2, kind: 'orders', answer: CHALLENGE }],
    begins: { turn: 2, kind: 'take-cards' },
  },
  parts: [
    {
      name: words.parts.income,
      steps: [step(words.summer), step(words.points, { points: [{ part: 'seats' }] })],
    },
    {
      name: words.parts.intrigue,
      steps: [
        step(words.order),
        step(words.price),
        step(words.colours),
        step(words.take, { points: panel, task: freely('take-cards') }),
        step(words.reverse),
        step(words.play, { task: freely('play-card') }),
      ],
    },
    {
      name: words.parts.diplomacy,
      steps: [step(words.minutes), step(words.talk), step(words.diplomacy, { task: untilReady })],
    },
    {
      name: words.parts.orders,
      steps: [
        step(words.orders),
        step(words.loads),
        step(words.write, { points: panel, task: freely('orders') }),
      ],
    },
    { name: words.parts.movement, steps: [step(words.movement), step(words.meeting)] },
    {
      name: words.parts.sea,
      steps: [
        step(words.sequence),
        step(words.seaArmour),
        step(words.seaDice),
        step(words.capture),
        step(words.seaLosses),
        step(words.losses, { task: freely('losses') }),
        step(words.seaRetreat),
      ],
    },
    {
      name: words.parts.land,
      steps: [
        step(words.landArmour),
        step(words.sides),
        step(words.volley),
        step(words.close),
        step(words.rout),
        step(words.routMany),
        step(words.leave),
        step(words.runDown),
        step(words.where),
      ],
    },
    {
      name: words.parts.sieges,
      steps: [
        step(words.sieges),
        step(words.besiege, { task: freely('siege-way') }),
        step(words.pay, { task: freely('siege-toll') }),
      ],
    },
    {
      name: words.parts.build,
      steps: [
        step(words.units, { points: panel, task: freely('units') }),
        step(words.cities, { points: panel, task: freely('cities') }),
        step(words.end, { points: [{ part: 'goal' }] }),
      ],
    },
  ],
}
