import { refuse } from '@windward/table'
import * as z from 'zod'
import { drawCards } from '../cards/draw-cards.ts'
import { FAILED_TRIAL_WOUNDS, QUESTS, type Stage } from '../data/quest-cards.ts'
import type { RaceId } from '../data/races.ts'
import { DIE } from '../data/setup.ts'
import { deed, doneWith } from '../deeds.ts'
import { idleHeroes } from '../heroes/challenge.ts'
import { fightFoes } from '../heroes/fight-foes.ts'
import { isDead } from '../heroes/fighter.ts'
import { heroShape } from '../heroes/hero-shape.ts'
import { loseHero } from '../heroes/lose-hero.ts'
import type { Options } from '../options.ts'
import { heroById } from '../players.ts'
import type { HeroId, OpenHero } from '../public-state.ts'
import type { Hero, SowTable } from '../state.ts'
import type { View } from '../view.ts'
import { deliverPrize } from './deliver-prize.ts'
import { heroNamed } from './hero-named.ts'
import { endQuest, reward } from './reward.ts'
import { say } from './words.en.ts'

/** The stage a Hero of the looking seat has before him, if he has one. */
export function nextStage({ quest }: OpenHero): Stage | undefined {
  if (quest === null || quest === 'secret' || quest.card === null) return undefined
  return QUESTS[quest.card].stages[quest.stage]
}

/** Whose quest a Hero works on: his own, or in base mode that of any Hero of his player (SOW 16.7). */
function bearerFor<H extends OpenHero>(heroes: readonly H[], hero: H, mode: Options['mode']): H | undefined {
  if (mode === 'sails') return hero
  return heroes.find(({ owner, quest }) => owner === hero.owner && quest !== null)
}

function isAtStage(view: View, hero: OpenHero): boolean {
  const bearer = bearerFor(view.heroes, hero, view.options.mode)
  return bearer !== undefined && nextStage(bearer)?.at === hero.realm
}

function atTheirStage(view: View, seat: RaceId): OpenHero[] {
  return idleHeroes(view, seat).filter((hero) => isAtStage(view, hero))
}

/** SOW 10.3.2 */
export const tryStage = deed({
  shape: z.strictObject({ do: z.literal('stage'), hero: heroShape }),
  options: (view, seat) =>
    doneWith('stage', say('quest.stage.label'), atTheirStage(view, seat), heroNamed, ({ id }) => ({
      do: 'stage' as const,
      hero: id,
    })),
  fault: (view, seat, { hero: id }) => {
    const hero = idleHeroes(view, seat).find((each) => each.id === id)
    if (hero === undefined) return refuse('SOW 10.1.6', say('quest.not-idle', { hero: id }))
    return isAtStage(view, hero) ? undefined : refuse('SOW 10.3.2', say('quest.stage.not-here', { hero: id }))
  },
  *carryOut(t, seat, { hero }) {
    const won = yield* t.step('try', () => tried(t, hero))
    if (won === 'prize') yield* deliverPrize(t, hero)
    if (won === 'prize' || won === 0) return
    yield* drawCards(t, seat, won, 'other')
    endQuest(t, heroById(t.state, hero))
  },
})

/**
 * Whatever a Hero meets with; what everybody learns of it at once is how many cards it brings, or that a prize is won that is
 * not carried home. All else is between his player and the table (SOW 17.1.1).
 */
function tried(t: SowTable, id: HeroId): number | 'prize' {
  const { state } = t
  const hero = heroById(state, id)
  const bearer = bearerFor(state.heroes, hero, state.options.mode)
  const stage = bearer && nextStage(bearer)
  hero.moved = true
  hero.done = true
  if (bearer === undefined || stage === undefined) return 0
  const { wounds } = hero
  t.tell('all', 'SOW 17.1.6', say('quest.stage.tried', { hero: id, realm: stage.at }))
  const passed = passes(t, hero, stage)
  const isAlive = state.heroes.includes(hero)
  if (isAlive && hero.wounds > wounds) {
    t.tell('all', 'SOW 17.1.6', say('quest.stage.wounded', { hero: id, wounds: hero.wounds }))
  }
  if (!passed) {
    if (bearer !== hero && !isAlive) endQuest(t, bearer)
    return 0
  }
  if (bearer.quest !== null) bearer.quest.stage += 1
  t.tell([hero.owner], 'SOW 10.3.2', say('quest.stage.done', { hero: id, realm: stage.at }))
  return finished(t, bearer, hero)
}

/** Whether a Hero overcomes what awaits him, which only his player is told (SOW 17.1.1). */
function passes(t: SowTable, hero: Hero, { at, trial }: Stage): boolean {
  if (trial === null) return true
  if (typeof trial === 'string') return fightFoes(t, hero, trial, [hero.owner])
  const die = t.dice.roll(DIE)
  const to = [hero.owner]
  t.tell(to, 'SOW 10.3.2', say('quest.stage.die', { hero: hero.id, realm: at, die, needed: trial }))
  if (die >= trial) return true
  hero.wounds += FAILED_TRIAL_WOUNDS
  t.tell(to, 'SOW 10.3.3', say('quest.stage.failed', { hero: hero.id }))
  if (isDead(hero)) loseHero(t, hero)
  return false
}

/** SOW 10.3.4, SOW 10.3.5: after the last stage; in base mode whoever did it has won the prize, on the spot (SOW 16.7). */
function finished(t: SowTable, bearer: Hero, winner: Hero): number | 'prize' {
  const { quest } = bearer
  if (quest === null || quest.card === null || quest.stage < QUESTS[quest.card].stages.length) return 0
  bearer.quest = null
  winner.quest = quest
  const cards = reward(t, winner, quest.card)
  return t.state.options.mode === 'base' && quest.prize !== null ? 'prize' : cards
}
