import { councilSegment } from '../council/council-deeds.ts'
import { HAND_LIMIT, SUDDEN_PLENTY } from '../data/action-cards.ts'
import { FALL_NUMBERS, type InitiativeCounter } from '../data/initiative.ts'
import { type Goods, RESOURCE_IDS } from '../data/resources.ts'
import { yieldOf } from '../economy/yields.ts'
import { noGoods, sumOf } from '../goods.ts'
import { handSize, heroesOf, openPlayer, ownHand, ownStock } from '../players.ts'
import type { OpenHero } from '../public-state.ts'
import { nextStage } from '../quests/try-stage.ts'
import { starsOf } from '../stars.ts'
import { stepsFrom } from './chart.ts'
import { firstOf } from './first-way.ts'
import type { Mind } from './mind.ts'
import { leaderAmong, rivalsOf } from './rivals.ts'
import { mixFor, reserveOf } from './wanted-goods.ts'

/** Quests, the hand of whoever leads, then whatever serves without harm. */
export function councilAct(mind: Mind): unknown {
  const { view, seat } = mind
  const quest = firstOf(mind, councilSegment, ['quest', 'caravan'])
  if (quest !== undefined) return quest
  const { starpower } = openPlayer(view, seat)
  const hand = ownHand(view, seat)
  if (hand.includes('spy')) {
    const [mark] = rivalsOf(mind)
      .filter((race) => handSize(openPlayer(view, race)) > 0)
      .toSorted((a, b) => starsOf(view, b) - starsOf(view, a))
    const spy = { do: 'spy', race: mark }
    if (mark !== undefined && mind.asked.check(spy) === undefined) return spy
  }
  const kept = hand.filter((card) => card === 'counterspell' || card === 'veil-of-mist').length
  if (starpower > kept && hand.length < HAND_LIMIT) {
    const drawn = firstOf(mind, councilSegment, ['extra-card'])
    if (drawn !== undefined) return drawn
  }
  return openPlayer(view, seat).relics.length === 0
    ? undefined
    : firstOf(mind, councilSegment, ['chest-of-lumii', 'scroll-of-sight', 'wand-of-time'])
}

/** The richest harvest twice, and what is lacking for a Star. */
export function harvestAct(mind: Mind): unknown {
  const { view, seat, chart } = mind
  const hand = ownHand(view, seat)
  if (hand.includes('rich-yield')) {
    const [best] = chart.realms
      .filter(({ owner }) => owner === seat)
      .toSorted((a, b) => sumOf(yieldOf(view, b)) - sumOf(yieldOf(view, a)))
    const act = best && { do: 'rich-yield', realm: best.id }
    if (act !== undefined && mind.asked.check(act) === undefined) return act
  }
  const plenty = { do: 'sudden-plenty', mix: mixFor(mind, SUDDEN_PLENTY) }
  return hand.includes('sudden-plenty') && mind.asked.check(plenty) === undefined ? plenty : undefined
}

/** A quest that cannot be reached is exchanged. */
export function questToExchange({ view, seat, chart }: Mind): 'draw' | 'exchange' {
  const hero = heroesOf(view, seat).find(({ quest }) => quest !== null)
  const stage = hero && nextStage(hero)
  if (hero === undefined || hero.realm === null || stage === undefined || hasBegun(hero)) return 'draw'
  const goal = view.realms[stage.at]
  const at = view.realms[hero.realm]
  if (goal === undefined || at === undefined) return 'exchange'
  const steps = stepsFrom(chart, [goal])
  const isNear = steps.has(at) || chart.realms.some((realm) => realm.ports.length > 0 && steps.has(realm))
  return isNear ? 'draw' : 'exchange'
}

const hasBegun = ({ quest }: OpenHero) => quest !== null && quest !== 'secret' && quest.stage > 0

/** Something now and then, of what he has most of and can spare. */
export function bidFor(mind: Mind): Goods {
  const { view, seat, habits, dice } = mind
  const stock = ownStock(view, seat)
  const reserve = reserveOf(mind)
  const [kind = 'grain'] = RESOURCE_IDS.toSorted((a, b) => stock[b] - reserve[b] - (stock[a] - reserve[a]))
  const spare = Math.max(0, stock[kind] - reserve[kind] - 10)
  return { ...noGoods(), [kind]: Math.min(spare, dice.below(habits.bid + 1)) }
}

const isCounter = (value: unknown): value is InitiativeCounter =>
  typeof value === 'number' && value in FALL_NUMBERS

/** An early number is kept; a late one goes to whoever leads. */
export function keptCounter(mind: Mind, counter: unknown): unknown {
  if (!isCounter(counter)) return undefined
  const leader = leaderAmong(mind)
  const isLate = counter + FALL_NUMBERS[counter] > 7
  return isLate && leader !== undefined && mind.asked.check(leader) === undefined ? leader : 'keep'
}
