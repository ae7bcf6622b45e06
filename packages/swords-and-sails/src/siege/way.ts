import {
  answer,
  branch,
  choice,
  type Decision,
  type Options,
  type Refusal,
  refuse,
  standing,
} from '@windward/table'
import { z } from 'zod'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions.ts'
import { ownPower } from '../own-view.ts'
import { leaderOf } from '../powers.ts'
import { isLearningTurn } from '../setup/learning-turn.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view.ts'
import { citiesAtStake } from './siege-dice.ts'
import { say } from './words.en.ts'

export interface WayBrief {
  readonly land: LandId
  /** There was a battle for the land this season (SNS 8.1.5). */
  readonly fought: boolean
  /** A siege city by city has begun (SNS 12.2.2). */
  readonly begun: boolean
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

/** SNS 8.1.1: an army on Attack must besiege, except by SNS 7.11.7, SNS 8.1.5, SNS 8.5 or SNS 12.2. */
export const siegeWay: Decision<SwordsAndSails, WayBrief, Way> = {
  kind: 'siege-way',
  title: ({ brief }) => say('siege.way.title', { land: brief.land }),
  shape: wayShape,
  options: ({ seat, view, brief }) =>
    brief.begun ? goingOn(view, seat, brief) : beginning(view, seat, brief),
  check: ({ seat, view, brief }, way) => wayFault(view, seat, brief, way),
  absent: ({ brief }) => (brief.begun ? { way: 'stop' } : { way: 'whole' }),
  standing: standing(z.literal('whole'), ({ brief }) => (brief.begun ? undefined : { way: 'whole' })),
}

/** SNS 3.3.3, SNS 13.1.4: in phase 6, and not in a learning turn. */
export function mayPlayCards(board: Pick<View, 'options' | 'number' | 'phase'>): boolean {
  return board.phase === 'battles' && !isLearningTurn(board)
}

function beginning(view: View, seat: FactionId, brief: WayBrief): Options<Way> {
  const { hand, leader } = ownPower(view, seat)
  const branches = [branch<Way>('whole', () => answer({ way: 'whole' }), say('siege.way.whole'))]
  if (hand.includes('pillage') && mayPlayCards(view))
    branches.push(branch('pillage', () => answer({ way: 'pillage' }), say('siege.way.pillage')))
  if (leaderOf({ leader }).mayLeaveBeforeSiege)
    branches.push(branch('back', () => answer({ way: 'back' }), say('siege.way.back')))
  if (brief.fought && hand.includes('tacticalWithdraw') && mayPlayCards(view))
    branches.push(branch('withdraw', () => answer({ way: 'withdraw' }), say('siege.way.withdraw')))
  return choice([...branches, ...(view.options.partialSiege ? cityBranches(view, seat, brief) : [])])
}

function goingOn(view: View, seat: FactionId, brief: WayBrief): Options<Way> {
  return choice([
    branch<Way>('stop', () => answer({ way: 'stop' }), say('siege.way.stop')),
    ...cityBranches(view, seat, brief),
  ])
}

function cityBranches(view: View, seat: FactionId, { land }: WayBrief) {
  const open = citiesAtStake(view, land, seat)
  return view.lands[land].cities.flatMap((city, place) =>
    open.includes(city)
      ? branch<Way>(
          `${place}`,
          () => answer({ way: 'city', city: place }),
          say('siege.way.city', { city: { ...city } }),
        )
      : [],
  )
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
