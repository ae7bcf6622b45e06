import { allWithin, asked, type Question } from '@windward/table'
import type { Found, Quarry, Seam } from '@windward/table/lesson'
import { chanceOfWinning } from '../src/bots/thinking/worth.ts'
import { isLandId, type LandId } from '../src/data/area-ids.ts'
import type { FactionId } from '../src/data/factions/factions.ts'
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

const chanceFor = (seat: FactionId) => (state: State) => chanceOfWinning(state, seat)

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

const siege: Seam<SwordsAndSails> = {
  id: 'siege',
  kind: 'siege-way',
  clause: 'SNS 8.1.1',
  turns: 2,
  least: 0.03,
  finds: (question) => {
    const put = asked(question, siegeWay)
    if (put === undefined) return []
    const { seat, brief } = put
    return [
      {
        asks: say('puzzle.siege', { seat, land: brief.land }),
        reason: say('puzzle.siege.reason', { land: brief.land }),
        answers: few(question),
        worth: chanceFor(seat),
      },
    ]
  },
}

const toll: Seam<SwordsAndSails> = {
  id: 'toll',
  kind: 'siege-toll',
  clause: 'SNS 8.3.1',
  turns: 2,
  least: 0.015,
  finds: (question) => {
    const put = asked(question, siegeToll)
    if (put === undefined) return []
    const { seat, brief } = put
    return [
      {
        asks: say('puzzle.toll', { seat, land: brief.land, points: brief.points }),
        reason: say('puzzle.toll.reason'),
        answers: few(question),
        worth: chanceFor(seat),
      },
    ]
  },
}

const card: Seam<SwordsAndSails> = {
  id: 'card',
  kind: 'play-card',
  clause: 'SNS 3.3.3',
  turns: 2,
  least: 0.03,
  finds: (question) => [
    {
      asks: say('puzzle.card', { seat: question.seat, season: question.view.season }),
      reason: say('puzzle.card.reason'),
      answers: few(question),
      worth: chanceFor(question.seat),
    },
  ],
}

const cities: Seam<SwordsAndSails> = {
  id: 'cities',
  kind: 'cities',
  clause: 'SNS 11.2.2',
  turns: 2,
  least: 0.02,
  finds: (question) => [
    {
      asks: say('puzzle.cities', { seat: question.seat, season: question.view.season }),
      reason: say('puzzle.cities.reason'),
      answers: few(question),
      worth: chanceFor(question.seat),
    },
  ],
}

/** Where puzzles are looked for. */
export const quarry: Quarry<SwordsAndSails> = {
  tables: [
    { options: { length: 'short' }, seats: 2 },
    { options: { length: 'short' }, seats: 3 },
  ],
  players: 'steward',
  habit: 'steward',
  seams: [take, march, siege, toll, card, cities],
}
