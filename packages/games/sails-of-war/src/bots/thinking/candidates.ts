import type { Dice } from '@windward/table'
import { foreignersIn, homeOf, isHome } from '../../board/realms.ts'
import type { RaceId } from '../../data/races.ts'
import { countOf } from '../../pieces.ts'
import { heroesOf } from '../../players.ts'
import { shipsOf } from '../../ships.ts'
import { starsOf } from '../../stars.ts'
import { neighbours } from '../chart.ts'
import type { Habits } from '../habits.ts'
import { type Asked, type Mind, mindOf } from '../mind.ts'
import { NO_PLAN, type Piece, type Plan, type Script } from '../plan.ts'
import { rivalsOf } from '../rivals.ts'
import { byHabit } from '../warden.ts'

/** What a plan is about, for those who are told why. */
type Aim =
  | 'habit'
  | 'grow'
  | 'stars'
  | 'war'
  | 'guard'
  | 'sea'
  | 'save'
  | 'hold'
  | 'go'
  | 'quest'
  | 'search'
  | 'home'

/** A plan that begins otherwise than the others do. */
export interface Candidate {
  readonly aim: Aim
  readonly plan: Plan
  readonly answer: unknown
  readonly script: Script | null
}

interface Idea {
  readonly aim: Aim
  readonly plan: Plan
  readonly script?: Script
}

const figures = (aim: Aim, habits: Partial<Habits>, against: RaceId | null = null): Idea => ({
  aim,
  plan: { ...NO_PLAN, habits, against },
})

const scripted = (piece: Piece, script: Script): Idea => ({
  aim: script.do === 'hunt' ? 'sea' : script.do,
  plan: { ...NO_PLAN, scripts: new Map([[piece, script]]) },
  script,
})

/** Those worth a war: who leads, and who lies nearest. */
function enemies({ view, seat }: Mind, most: number): RaceId[] {
  return rivalsOf({ view, seat })
    .toSorted((a, b) => starsOf(view, b) - starsOf(view, a))
    .slice(0, most)
}

const HOST = { warFirst: true, host: 14, stormChance: 0.45, campaignSteps: 9 } as const
const DARING = { stormChance: 0.35, fieldChance: 0.4, campaignSteps: 9, caution: 0.6, garrison: 1 } as const
const GUARDED = { garrison: 6, caution: 2, stormChance: 0.8 } as const

function purchases(mind: Mind): Idea[] {
  return [
    figures('grow', { investingRounds: 99, settlers: 12, townValue: 2, cityValue: 3 }),
    figures('stars', {
      investingRounds: 0,
      settlers: 1,
      townValue: 99,
      heroes: 0,
      shipStock: 999,
      warFirst: false,
    }),
    figures('guard', GUARDED),
    figures('save', {
      investingRounds: 0,
      settlers: 0,
      host: 0,
      townValue: 99,
      heroes: 0,
      shipStock: 999,
      garrison: 0,
    }),
    figures('sea', {
      investingRounds: 0,
      settlers: 0,
      townValue: 99,
      heroes: 0,
      host: 0,
      shipStock: 8,
      traders: 3,
      transports: 2,
      warships: 2,
    }),
    ...enemies(mind, 2).map((race) => figures('war', HOST, race)),
  ]
}

function moves(mind: Mind): Idea[] {
  const { view, seat, chart } = mind
  const ideas = [figures('guard', GUARDED), ...enemies(mind, 2).map((race) => figures('war', DARING, race))]
  const armies = chart.realms.filter(({ forces }) => countOf(forces[seat]?.units ?? {}) > 0)
  for (const realm of armies
    .toSorted((a, b) => countOf(b.forces[seat]?.units ?? {}) - countOf(a.forces[seat]?.units ?? {}))
    .slice(0, 4)) {
    ideas.push(scripted(realm.id, { do: 'hold' }))
    for (const near of neighbours(chart, realm)) {
      const isTarget =
        foreignersIn(near, seat).length > 0 ||
        (isHome(near.id) && near.owner !== seat) ||
        near.id === homeOf(seat)
      if (isTarget) ideas.push(scripted(realm.id, { do: 'go', to: near.id }))
    }
  }
  for (const { id, realm, done } of heroesOf(view, seat)) {
    if (realm === null || done) continue
    for (const script of ['hold', 'home', 'quest', 'search'] as const)
      ideas.push(scripted(id, { do: script }))
  }
  for (const { id, moved } of shipsOf(view, seat)) if (!moved) ideas.push(scripted(id, { do: 'hold' }))
  return ideas
}

/** Plans that begin with different answers to this question, what he would do by habit first. */
export function candidatesFor(asked: Asked, dice: () => Dice, habits: Habits, most: number): Candidate[] {
  const mind = mindOf(asked, dice(), habits)
  const ideas: Idea[] = [
    { aim: 'habit', plan: NO_PLAN },
    ...(asked.kind === 'recruit' ? purchases(mind) : moves(mind)),
  ]
  const found = new Map<string, Candidate>()
  for (const { aim, plan, script } of ideas) {
    const answer = byHabit(asked, dice(), habits, plan)
    const key = JSON.stringify(answer)
    if (!found.has(key)) found.set(key, { aim, plan, answer, script: script ?? null })
    if (found.size >= most) break
  }
  return [...found.values()]
}
