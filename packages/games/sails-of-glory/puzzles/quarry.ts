import { allWithin, asked, type Question } from '@windward/table'
import type { Found, Quarry, Seam } from '@windward/table/lesson'
import { chanceOf } from '../src/bots/thinking/chance-of-winning.ts'
import { fire } from '../src/combat/decide-fire.ts'
import type { Level } from '../src/data/levels.ts'
import type { Side } from '../src/data/ships.ts'
import { enemyOf, sideOf } from '../src/seats.ts'
import type { SailsOfGlory, State } from '../src/state.ts'
import { say } from './say.ts'

type Asked = Question<SailsOfGlory>
type Some = Found<SailsOfGlory>

/** More answers than these are not a question but a search. */
const MOST_ANSWERS = 24

const chanceFor = (side: Side) => (state: State) => chanceOf(state, side)

/** The only ship still in play on each side, where it is one against one. */
function duellists({ view, seat }: Asked) {
  const own = sideOf(seat)
  const afloat = view.ships.filter(({ fate }) => fate === 'afloat')
  const [ship, ...more] = afloat.filter(({ side }) => side === own)
  const [enemy, ...others] = afloat.filter(({ side }) => side === enemyOf(own))
  return ship && enemy && more.length + others.length === 0 ? { ship: ship.id, enemy: enemy.id } : undefined
}

function few(question: Asked): readonly unknown[] {
  return allWithin(question.options(), MOST_ANSWERS) ?? []
}

/** Whether a broadside of this ship raked somebody in the last Combat phase. */
const raked = ({ attacks }: State, ship: string): number =>
  attacks.some(({ by, rake }) => by === ship && rake !== null) ? 1 : 0

/** SOG 10.5: by the Standard rules ships are raked, and a card is sailed in the turn after it was laid. */
const rake: Seam<SailsOfGlory> = {
  id: 'rake',
  kind: 'plan',
  clause: 'SOG 10.5.1',
  turns: 2,
  least: 0.15,
  finds: (question): Some[] => {
    const both = duellists(question)
    if (both === undefined || question.view.options.level !== 'standard') return []
    return [
      {
        asks: say('puzzle.rake', both),
        reason: say('puzzle.rake.reason'),
        answers: few(question),
        worth: (state) => raked(state, both.ship),
      },
    ]
  },
}

const course: Seam<SailsOfGlory> = {
  id: 'course',
  kind: 'plan',
  clause: 'SOG 5.1',
  turns: 3,
  least: 0.04,
  finds: (question): Some[] => {
    const both = duellists(question)
    if (both === undefined) return []
    return [
      {
        asks: say('puzzle.plan', both),
        reason: say('puzzle.plan.reason'),
        answers: few(question),
        worth: chanceFor(sideOf(question.seat)),
      },
    ]
  },
}

const target: Seam<SailsOfGlory> = {
  id: 'fire',
  kind: 'fire',
  clause: 'SOG 7.1.2',
  turns: 2,
  least: 0.03,
  finds: (question): Some[] => {
    const put = asked(question, fire)
    if (put === undefined) return []
    const side = sideOf(put.seat)
    return [
      {
        asks: say('puzzle.fire', { side, ships: put.brief.ships.map(({ ship }) => ship) }),
        reason: say('puzzle.fire.reason'),
        answers: few(question),
        worth: chanceFor(side),
      },
    ]
  },
}

const reload: Seam<SailsOfGlory> = {
  id: 'reload',
  kind: 'reload',
  clause: 'SOG 10.6.4',
  turns: 3,
  least: 0.02,
  finds: (question): Some[] => [
    {
      asks: say('puzzle.reload', { side: sideOf(question.seat) }),
      reason: say('puzzle.reload.reason'),
      answers: few(question),
      worth: chanceFor(sideOf(question.seat)),
    },
  ],
}

const duel = (level: Level, british: string, french: string) => ({
  options: { level, fleets: { british: [british], french: [french] } },
  seats: 2,
})

/** Where puzzles are looked for. */
export const quarry: Quarry<SailsOfGlory> = {
  tables: [
    duel('basic', 'hms-terpsichore', 'courageuse'),
    { options: { level: 'basic' }, seats: 2 },
    duel('standard', 'hms-defence', 'genereux'),
    duel('basic', 'hms-vanguard', 'aquilon'),
    { options: { level: 'standard' }, seats: 2 },
    duel('standard', 'hms-meleager', 'unite'),
  ],
  players: 'lookout',
  habit: 'lookout',
  seams: [rake, course, target, reload],
}
