import { type Decision, type Refusal, refuse, standing, straight } from '@windward/table'
import { z } from 'zod'
import { type Cornered, leavingWarnings } from '../battle/leaving/cornered.ts'
import { healthOf, stocksOf } from '../battle/stock.ts'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { pointsOf } from '../odds/siege-points.ts'
import { chanceAbove } from '../odds/spread.ts'
import { leaderOf } from '../powers.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { citiesAtStake, siegeDice } from './siege-dice.ts'
import { say } from './words.en.ts'

export interface WayBrief {
  readonly land: LandId
  /** There was a battle for the land this season (SNS 8.1.5). */
  readonly fought: boolean
  /** A siege city by city has begun (SNS 12.2.2). */
  readonly begun: boolean
  /** The armies that would have nowhere to go back to (SNS 7.9.4). */
  readonly cornered: readonly Cornered[]
}

const wayShape = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('whole') }),
  z.strictObject({ way: z.literal('pillage') }),
  z.strictObject({ way: z.literal('back') }),
  z.strictObject({ way: z.literal('withdraw') }),
  /** The place of the city among those of the land. */
  z.strictObject({ way: z.literal('city'), city: z.int().min(0).max(99) }),
  z.strictObject({ way: z.literal('stop') }),
])
export type Way = z.infer<typeof wayShape>

/** After which the armies leave the land. */
const GOING_BACK: readonly Way['way'][] = ['pillage', 'back', 'withdraw']

/** SNS 8.1.1: an army on Attack must besiege, except by SNS 7.11.7, SNS 8.1.5, SNS 8.5 or SNS 12.2. */
export const siegeWay: Decision<SwordsAndSails, WayBrief, Way> = {
  kind: 'siege-way',
  title: ({ brief }) => say('siege.way.title', { land: brief.land }),
  facts: ({ seat, view, brief: { land } }) => {
    const bears = healthOf(stocksOf(ownPower(view, seat).armies.filter(({ at }) => at === land)))
    const roll = siegeDice(view, land, seat)
    const chance = 1 - chanceAbove(pointsOf(roll), bears - 1)
    return [
      { label: say('siege.way.rolls', { land }), value: say('siege.way.roll', { ...roll }) },
      { label: say('siege.way.bears'), value: say('siege.way.points', { points: bears }) },
      { label: say('siege.way.whole-chance'), value: say('siege.way.chance', { chance }) },
    ]
  },
  shape: wayShape,
  ...straight((choose, { seat, view, brief }) =>
    choose.oneOf(brief.begun ? goingOn(view, seat, brief) : beginning(view, seat, brief), (way) =>
      described(view, brief, way),
    ),
  ),
  check: ({ seat, view, brief }, way) => wayFault(view, seat, brief, way),
  warn: ({ brief: { land, cornered } }, { way }) =>
    GOING_BACK.includes(way) ? leavingWarnings({ land }, cornered, false) : [],
  confirm: (_, { way }) => say('siege.way.confirm', { way }),
  absent: ({ brief }) => (brief.begun ? { way: 'stop' } : { way: 'whole' }),
  standing: standing(say('siege.way.standing'), z.literal('whole'), ({ brief }) =>
    brief.begun ? undefined : { way: 'whole' },
  ),
}

/** SNS 3.3.3, SNS 13.1.4: in phase 6, and not in a learning turn. */
export function mayPlayCards(board: Pick<View, 'options' | 'number' | 'phase'>): boolean {
  return board.phase === 'battles' && !isLearningTurn(board)
}

function beginning(view: View, seat: FactionId, brief: WayBrief): Way[] {
  const { hand, leader } = ownPower(view, seat)
  const ways: Way[] = [{ way: 'whole' }]
  if (hand.includes('pillage') && mayPlayCards(view)) ways.push({ way: 'pillage' })
  if (leaderOf({ leader }).mayLeaveBeforeSiege) ways.push({ way: 'back' })
  if (brief.fought && hand.includes('tacticalWithdraw') && mayPlayCards(view)) ways.push({ way: 'withdraw' })
  return view.options.partialSiege ? [...ways, ...waysByCity(view, seat, brief)] : ways
}

function goingOn(view: View, seat: FactionId, brief: WayBrief): Way[] {
  return [{ way: 'stop' }, ...waysByCity(view, seat, brief)]
}

/** SNS 12.2.1; in land without cities there are none (SNS 12.2.7). */
function waysByCity(view: View, seat: FactionId, { land }: WayBrief): Way[] {
  const open = citiesAtStake(view, land, seat)
  return view.lands[land].cities.flatMap((city, place) =>
    open.includes(city) ? [{ way: 'city', city: place }] : [],
  )
}

function described(view: View, { land }: WayBrief, way: Way) {
  const note = say('siege.way.note', { way: way.way })
  if (way.way !== 'city') return { key: way.way, label: say(`siege.way.${way.way}`), note }
  const city = view.lands[land].cities[way.city]
  return city === undefined
    ? { key: `${way.city}`, note }
    : { key: `${way.city}`, label: say('siege.way.city', { city: { ...city } }), note }
}

function wayFault(
  view: View,
  seat: FactionId,
  { land, fought, begun }: WayBrief,
  chosen: Way,
): Refusal | undefined {
  if (begun && chosen.way !== 'city' && chosen.way !== 'stop')
    return refuse('SNS 12.2.2', say('siege.way.begun'))
  const { hand, leader } = ownPower(view, seat)
  switch (chosen.way) {
    case 'whole':
      return undefined
    case 'pillage':
      if (!mayPlayCards(view)) return refuse('SNS 3.3.3', say('siege.way.not-now', { card: 'pillage' }))
      return hand.includes('pillage')
        ? undefined
        : refuse('SNS 8.5.1', say('siege.way.no-card', { card: 'pillage' }))
    case 'withdraw':
      if (!mayPlayCards(view))
        return refuse('SNS 3.3.3', say('siege.way.not-now', { card: 'tacticalWithdraw' }))
      if (!fought) return refuse('SNS 8.1.5', say('siege.way.no-battle', { land }))
      return hand.includes('tacticalWithdraw')
        ? undefined
        : refuse('SNS 8.1.5', say('siege.way.no-card', { card: 'tacticalWithdraw' }))
    case 'back':
      return leaderOf({ leader }).mayLeaveBeforeSiege
        ? undefined
        : refuse('SNS 8.1.1', say('siege.way.no-diplomat'))
    case 'stop':
      return begun ? undefined : refuse('SNS 8.1.1', say('siege.way.must'))
    case 'city': {
      if (!view.options.partialSiege) return refuse('SNS 12.2.1', say('siege.way.not-partial', { land }))
      const city = view.lands[land].cities[chosen.city]
      return city !== undefined && citiesAtStake(view, land, seat).includes(city)
        ? undefined
        : refuse('SNS 12.2.1', say('siege.way.no-city'))
    }
  }
}
