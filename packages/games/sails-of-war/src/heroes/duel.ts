import { healBeforeDuel } from '../cards/decide-heal-before-duel.ts'
import { WARDED_HITS } from '../data/artifacts.ts'
import { heroById } from '../players.ts'
import type { HeroId } from '../public-state.ts'
import { tellOfPrize } from '../quests/reward.ts'
import type { Hero, SowFlow, SowTable } from '../state.ts'
import { takePrize } from './decide-prize.ts'
import { fighterOf, isDead } from './fighter.ts'
import { loseHero } from './lose-hero.ts'
import { blowsOf, woundsOf } from './roll-blows.ts'
import { say } from './words.en.ts'

/** SOW 10.2.7, SOW 10.2.8: one against one, until one of them is dead. */
export function* duel(t: SowTable, hero: HeroId, foe: HeroId): SowFlow {
  const { state } = t
  yield* t.step('words', () => t.tell('all', 'SOW 10.2.8', say('hero.challenges', { hero, foe })))
  yield* t.step('heal', () => healBeforeDuel(t, heroById(state, foe)))
  yield* t.step('blows', () => fightToTheEnd(t, heroById(state, hero), heroById(state, foe)))
  if (state.spoils === undefined) return
  const [winner, loser] = [heroById(state, state.spoils.winner), heroById(state, state.spoils.loser)]
  yield* t.step('prize', () => mayTakePrize(t, winner, loser))
  delete state.spoils
  loseHero(t, loser)
}

function fightToTheEnd(t: SowTable, challenger: Hero, challenged: Hero): void {
  const wards = new Map(
    [challenger, challenged].map((hero) => [
      hero,
      hero.artifacts.includes('warding-stone') ? WARDED_HITS : 0,
    ]),
  )
  while (!isDead(challenger) && !isDead(challenged)) {
    const blows = blowsOf(t.dice, fighterOf(challenger))
    const back = blowsOf(t.dice, fighterOf(challenged))
    wound(t, challenged, challenger, blows.hits, wards)
    wound(t, challenger, challenged, back.hits, wards)
    const rolled = { rolled: [...blows.rolled], against: [...back.rolled] }
    t.tell(
      'all',
      'SOW 10.2.2',
      say('hero.round', { hero: challenger.id, ...rolled, wounds: challenger.wounds }),
    )
  }
  settle(t, challenger, challenged)
}

function wound(t: SowTable, on: Hero, by: Hero, hits: number, wards: Map<Hero, number>): void {
  const ward = wards.get(on) ?? 0
  const warded = Math.min(ward, hits)
  wards.set(on, ward - warded)
  on.wounds += woundsOf(t.dice, hits - warded, fighterOf(by), fighterOf(on), t.state.options.defence)
}

/** SOW 10.2.9, SOW 10.2.10: the spoils; if both are dead there is nobody to take them. */
function settle(t: SowTable, challenger: Hero, challenged: Hero): void {
  const [loser, winner] = isDead(challenger) ? [challenger, challenged] : [challenged, challenger]
  if (isDead(winner)) {
    loseHero(t, winner)
    loseHero(t, loser)
    return
  }
  winner.artifacts.push(...loser.artifacts)
  loser.artifacts = []
  t.state.spoils = { winner: winner.id, loser: loser.id }
  t.tell('all', 'SOW 10.2.8', say('hero.won-duel', { hero: winner.id, foe: loser.id, wounds: winner.wounds }))
}

/** SOW 10.2.10: asked whenever the loser was questing, so that asking tells nobody of a prize; in base mode none is carried. */
function* mayTakePrize(t: SowTable, winner: Hero, loser: Hero): SowFlow {
  const { quest } = loser
  if (quest === null || t.state.options.mode === 'base') return
  const { prize } = quest
  const wish = yield* t.ask(winner.owner, takePrize, { hero: winner.id, prize })
  if (wish === 'leave' || prize === null) return
  const { card = null } = winner.quest ?? {}
  if (card !== null) t.state.questsGone.push(card)
  winner.quest = { card: null, stage: 0, prize }
  tellOfPrize(t, winner, prize)
  quest.prize = null
}
