import { after, answer, branch, oneOf, refuse } from '@windward/table'
import * as z from 'zod'
import { FAILED_TRIAL_WOUNDS, QUESTS, type Stage } from '../data/quest-cards.ts'
import type { RaceId } from '../data/races.ts'
import { DIE } from '../data/setup.ts'
import { deed } from '../deeds.ts'
import { idleHeroes } from '../heroes/challenge.ts'
import { fightFoes } from '../heroes/fight-foes.ts'
import { isDead } from '../heroes/fighter.ts'
import { heroShape } from '../heroes/hero-shape.ts'
import { loseHero } from '../heroes/lose-hero.ts'
import type { OpenHero } from '../open.ts'
import { heroById } from '../players.ts'
import type { Hero, SowFlow, SowTable } from '../state.ts'
import type { View } from '../view.ts'
import { reward } from './reward.ts'
import { say } from './words.en.ts'

/** The stage a Hero of the looking seat has before him, if he has one. */
export function nextStage({ quest }: OpenHero): Stage | undefined {
  if (quest === null || quest === 'secret' || quest.card === null) return undefined
  return QUESTS[quest.card].stages[quest.stage]
}

function atTheirStage(view: View, seat: RaceId): OpenHero[] {
  return idleHeroes(view, seat).filter((hero) => nextStage(hero)?.at === hero.realm)
}

/** SOW 10.3.2 */
export const tryStage = deed({
  shape: z.strictObject({ do: z.literal('stage'), hero: heroShape }),
  options: (view, seat) => {
    const heroes = atTheirStage(view, seat)
    if (heroes.length === 0) return []
    const leads = () =>
      after(
        oneOf(heroes, ({ id }) => ({ key: id, label: say('quest.hero', { hero: id }) })),
        ({ id }) => answer({ do: 'stage' as const, hero: id }),
      )
    return [branch('stage', leads, say('quest.stage.label'))]
  },
  fault: (view, seat, { hero: id }) => {
    const hero = idleHeroes(view, seat).find((each) => each.id === id)
    if (hero === undefined) return refuse('SOW 10.1.6', say('quest.not-idle', { hero: id }))
    const stage = nextStage(hero)
    return stage !== undefined && stage.at === hero.realm
      ? undefined
      : refuse('SOW 10.3.2', say('quest.stage.not-here', { hero: id }))
  },
  *carryOut(t, _, { hero: id }) {
    const hero = heroById(t.state, id)
    const stage = nextStage(hero)
    hero.moved = true
    hero.done = true
    if (stage === undefined || hero.quest === null || !passes(t, hero, stage)) return
    hero.quest.stage += 1
    t.tell('all', 'SOW 10.3.2', say('quest.stage.done', { hero: id, realm: stage.at }))
    yield* finish(t, hero)
  },
})

/** Whether a Hero overcomes what awaits him. */
function passes(t: SowTable, hero: Hero, { at, trial }: Stage): boolean {
  if (trial === null) return true
  if (typeof trial === 'string') return fightFoes(t, hero, trial)
  const die = t.dice.roll(DIE)
  t.tell('all', 'SOW 10.3.2', say('quest.stage.die', { hero: hero.id, realm: at, die, needed: trial }))
  if (die >= trial) return true
  hero.wounds += FAILED_TRIAL_WOUNDS
  t.tell('all', 'SOW 10.3.3', say('quest.stage.failed', { hero: hero.id, wounds: hero.wounds }))
  if (isDead(hero)) loseHero(t, hero)
  return false
}

/** SOW 10.3.4, SOW 10.3.5: after the last stage. */
function* finish(t: SowTable, hero: Hero): SowFlow {
  const { card = null, stage = 0 } = hero.quest ?? {}
  if (card === null || stage < QUESTS[card].stages.length) return
  yield* reward(t, hero, card)
}
