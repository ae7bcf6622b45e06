import { allWithin, asked, type Clause, type Phrase, type Question } from '@windward/table'
import type { Found, Quarry, Seam } from '@windward/table/lesson'
import { chanceOfWinning } from '../src/bots/thinking/worth.ts'
import { isLandId, type LandId } from '../src/data/area-ids.ts'
import { VICTORY } from '../src/data/victory.ts'
import { marches } from '../src/orders/march.ts'
import { unitCount } from '../src/pieces.ts'
import { siegeToll } from '../src/siege/decide-siege-toll.ts'
import { siegeWay } from '../src/siege/decide-siege-way.ts'
import type { State, SwordsAndSails } from '../src/state.ts'
import { pointsOf } from '../src/victory/score.ts'
import { ownPower } from '../src/view/own-power.ts'
import { say } from './say.ts'

type Asked = Question<SwordsAndSails>
type Some = Found<SwordsAndSails>

/** More answers than these are not a question but a search. */
const MOST_ANSWERS = 12

/** All that may be answered, if that is few. */
function few(question: Asked): readonly unknown[] {
  return allWithin(question.options(), MOST_ANSWERS) ?? []
}

const attack = (army: string, to: LandId) => ({
  armies: [{ army, does: { deed: 'move', to }, meets: { stance: 'attack' } }],
  fleets: [],
  transfers: [],
})
const STAY = { armies: [], fleets: [], transfers: [] }

/** Armies ashore with somebody in them, and the lands they can attack. */
function attacksOf(question: Asked) {
  const { view, seat } = question
  return ownPower(view, seat).armies.flatMap(({ id, at, units }) => {
    if (!isLandId(at) || unitCount(units) === 0) return []
    const goals = marches(view, seat, at).filter(
      (land) => view.lands[land].owner !== seat && question.check(attack(id, land)) === undefined,
    )
    return [{ army: id, at, goals }]
  })
}

const take: Seam<SwordsAndSails> = {
  id: 'take',
  kind: 'orders',
  clause: 'SNS 8.1.1',
  turns: 1,
  least: 0.2,
  finds: (question) => {
    const { seat, view } = question
    const attacks = attacksOf(question)
    const lands = new Set(attacks.flatMap(({ goals }) => goals))
    return [...lands].flatMap((land): Some[] => {
      const armies = attacks.flatMap(({ army, goals }) => (goals.includes(land) ? army : []))
      if (armies.length < 2) return []
      return [
        {
          asks: say('puzzle.take', { seat, land, season: view.season, armies }),
          reason: say('puzzle.take.reason', { land }),
          answers: armies.map((army) => attack(army, land)),
          worth: ({ lands: after }) => (after[land].owner === seat ? 1 : 0),
        },
      ]
    })
  },
}

const march: Seam<SwordsAndSails> = {
  id: 'march',
  kind: 'orders',
  clause: 'SNS 11.2.2',
  turns: 1,
  least: 0.5,
  finds: (question) => {
    const { seat, view } = question
    return attacksOf(question).flatMap(({ army, at, goals }): Some[] =>
      goals.length < 2 || goals.length > MOST_ANSWERS
        ? []
        : [
            {
              asks: say('puzzle.march', { seat, army, at, season: view.season }),
              reason: say('puzzle.march.reason'),
              answers: [STAY, ...goals.map((land) => attack(army, land))],
              worth: (state) => {
                const { own = 0, capitals = 0 } = pointsOf(state).get(seat) ?? {}
                return own + capitals * VICTORY.enemyCapital
              },
            },
          ],
    )
  },
}

interface Wording {
  readonly asks: Phrase
  readonly reason: Phrase
}

/** A kind of decision with few answers, worth what it does for the chance of winning. */
function chance(
  id: string,
  kind: string,
  clause: Clause,
  least: number,
  worded: (question: Asked) => Wording | undefined,
): Seam<SwordsAndSails> {
  return {
    id,
    kind,
    clause,
    turns: 2,
    least,
    finds: (question) => {
      const words = worded(question)
      const { seat } = question
      const worth = (state: State) => chanceOfWinning(state, seat)
      return words === undefined ? [] : [{ ...words, answers: few(question), worth }]
    },
  }
}

const siege = chance('siege', 'siege-way', 'SNS 8.1.1', 0.03, (question) => {
  const put = asked(question, siegeWay)
  if (put === undefined) return undefined
  const { land } = put.brief
  return { asks: say('puzzle.siege', { seat: put.seat, land }), reason: say('puzzle.siege.reason', { land }) }
})

const toll = chance('toll', 'siege-toll', 'SNS 8.3.1', 0.015, (question) => {
  const put = asked(question, siegeToll)
  if (put === undefined) return undefined
  const { land, points } = put.brief
  return { asks: say('puzzle.toll', { seat: put.seat, land, points }), reason: say('puzzle.toll.reason') }
})

const card = chance('card', 'play-card', 'SNS 3.3.3', 0.03, ({ seat, view: { season } }) => ({
  asks: say('puzzle.card', { seat, season }),
  reason: say('puzzle.card.reason'),
}))

const cities = chance('cities', 'cities', 'SNS 11.2.2', 0.02, ({ seat, view: { season } }) => ({
  asks: say('puzzle.cities', { seat, season }),
  reason: say('puzzle.cities.reason'),
}))

/** Where puzzles are looked for. */
export const quarry: Quarry<SwordsAndSails> = {
  tables: [
    ['FRA', 'HRE'],
    ['ENG', 'NSE'],
    ['BYZ', 'FAT'],
    ['HRE', 'KIE'],
    ['ENG', 'FRA', 'HRE'],
    ['NSE', 'HRE'],
    ['BYZ', 'KIE'],
  ].map((seats) => ({ options: { length: 'short' }, seats })),
  players: 'steward',
  habit: 'steward',
  seams: [take, march, siege, toll, card, cities],
}
