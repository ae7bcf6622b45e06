import { homeOf, isAtHome } from '../board/realms.ts'
import { type ArtifactId, HERO_ARTIFACTS, type HeroArtifact, PLAYER_ARTIFACTS } from '../data/artifacts.ts'
import type { RaceId } from '../data/races.ts'
import { STARLESS_REWARD } from '../data/victory.ts'
import { takeGoods } from '../economy/decide-goods.ts'
import { gain } from '../goods.ts'
import { heroById, heroesOf, playerOf } from '../players.ts'
import type { HeroId, Open } from '../public-state.ts'
import { gainStar } from '../stars.ts'
import type { Hero, SowFlow, SowTable } from '../state.ts'
import { endQuest } from './reward.ts'
import { say } from './words.en.ts'

/** SOW 10.3.4: prizes of Heroes who stand in their own Home Realm, while their player controls it. */
export function* deliverPrizes(t: SowTable, race: RaceId): SowFlow {
  yield* t.each(
    'heroes',
    () => homecomers(t.state, race),
    (hero) => deliverPrize(t, hero),
  )
}

/** By what everybody sees: whether they carry anything is their player's secret until it is delivered (SOW 10.3.1). */
function homecomers(open: Open, race: RaceId): HeroId[] {
  if (!isAtHome(open, race)) return []
  return heroesOf(open, race)
    .filter(({ realm, quest }) => realm === homeOf(race) && quest !== null)
    .map(({ id }) => id)
}

/** What a Hero carries is gained. */
export function* deliverPrize(t: SowTable, id: HeroId): SowFlow {
  const race = yield* t.step('prize', () => starlessFor(t, heroById(t.state, id)))
  if (race === null) return
  const goods = yield* t.ask(race, takeGoods, { count: STARLESS_REWARD, why: 'quest' })
  gain(playerOf(t.state, race).stock, goods)
  t.tell('all', 'SOW 10.3.9', say('quest.goods', { race, goods }))
}

/** Gives him what his Hero carries; if it was to be a Star and there is none left, who takes goods for it (SOW 10.3.9). */
function starlessFor(t: SowTable, hero: Hero): RaceId | null {
  const { prize = null } = hero.quest ?? {}
  if (prize === null) return null
  const won = { hero: hero.id, prize }
  if (t.state.options.mode === 'base') t.tell('all', 'SOW 16.7', say('quest.won', won))
  else t.tell('all', 'SOW 10.3.4', say('quest.delivered', won))
  endQuest(t, hero)
  if (prize === 'star') return gainStar(t.state, hero.owner) ? null : hero.owner
  artifactComesHome(t, hero, prize)
  return null
}

/** SOW 13.1, SOW 13.2: some stay with the Hero, others with the player. */
function artifactComesHome({ state }: SowTable, hero: Hero, artifact: ArtifactId): void {
  if (isHeroic(artifact)) hero.artifacts.push(artifact)
  else playerOf(state, hero.owner).artifacts.push(...PLAYER_ARTIFACTS.filter((each) => each === artifact))
}

function isHeroic(artifact: ArtifactId): artifact is HeroArtifact {
  return HERO_ARTIFACTS.some((each) => each === artifact)
}
