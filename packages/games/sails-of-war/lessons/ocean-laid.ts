import type { GameTypes, Question } from '@windward/table'
import { type AnswerTask, freely, type Lesson, step, type Wrong } from '@windward/table/lesson'
import { zoneAt } from '../src/board/zones.ts'
import { layingWords as words } from './ocean-laid.en.ts'

const panel = [{ part: 'decision' }] as const

/** Lays a piece of this kind; anything else is told why not now. */
function lays(what: 'home' | 'realm', otherwise: Wrong): AnswerTask {
  return {
    ...freely('lay'),
    shows: (question) => (what === 'home' ? nearTheMiddle(question) : question.absent()),
    judge: (given) => {
      const isSo = typeof given === 'object' && given !== null && 'do' in given && given.do === what
      return isSo ? undefined : otherwise
    },
  }
}

/** A good place for a Home Realm: room for land all around it. */
function nearTheMiddle(question: Question<GameTypes>): unknown {
  const places = MIDDLE.map(([row, column]) => ({ do: 'home', zone: zoneAt(row, column) }))
  return places.find((each) => question.check(each) === undefined) ?? question.absent()
}

const MIDDLE = [
  [3, 4],
  [4, 7],
  [3, 8],
  [4, 2],
] as const

/** Whatever is left in the hand, until all of it lies. */
const laysTheRest: AnswerTask = { ...freely('lay'), ends: () => false }

/** The set-up of a match, from the Realms that are kept to the first bid. */
export const oceanLaid: Lesson = {
  id: 'laying',
  title: words.title,
  about: words.about,
  minutes: 7,
  table: {
    options: {},
    here: 'knights',
    bots: ['elves'],
    seed: 'laying the ocean',
    script: [],
    begins: { turn: 0, kind: 'choose-realms' },
  },
  parts: [
    {
      name: words.parts.realms,
      steps: [
        step(words.sea),
        step(words.kinds),
        step(words.dealt, { points: panel, task: freely('choose-realms') }),
      ],
    },
    {
      name: words.parts.laying,
      steps: [
        step(words.home, { points: panel, task: lays('home', words.homeFirst()) }),
        step(words.colours),
        step(words.beside, { points: panel, task: lays('realm', words.fromHand()) }),
        step(words.mass),
        step(words.rest, { points: panel, task: laysTheRest }),
      ],
    },
    {
      name: words.parts.start,
      steps: [step(words.start), step(words.bid, { points: panel, task: freely('bid') }), step(words.end)],
    },
  ],
}
