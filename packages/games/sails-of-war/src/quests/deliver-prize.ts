import { homeOf, isAtHome } from '../board/realms.ts'
import { type ArtifactId, HERO_ARTIFACTS, type HeroArtifact, PLAYER_ARTIFACTS } from '../data/artifacts.ts'
import type { RaceId } from '../data/races.ts'
import { STARLESS_REWARD } from '../data/victory.ts'
import { takeGoods } from '../economy/decide-goods.ts'
import { gain } from '../goods.ts'
import { heroesOf, playerOf } from '../players.ts'
import { gainStar } from '../stars.ts'
import type { Hero, SowFlow, SowTable } from '../state.ts'
import { endQuest } from './reward.ts'
import { say } from './words.en.ts'

/** SOW 10.3.4: prizes of Heroes who stand in their own Home Realm, while their player controls it. */
export function* deliverPrizes(t: SowTable, race: RaceId): SowFlow {
  if (!isAtHome(t.state, race)) return
  for (const hero of heroesOf(t.state, race)) {
    if (hero.realm === homeOf(race)) yield* deliverPrize(t, hero)
  }
}

/** What a Hero carries is gained. */
export function* deliverPrize(t: SowTable, hero: Hero): SowFlow {
  const { prize = null } = hero.quest ?? {}
  if (prize === null) return
  const won = { hero: hero.id, prize }
  if (t.state.options.mode === 'base') t.tell('all', 'SOW 16.7', say('quest.won', won))
  else t.tell('all', 'SOW 10.3.4', say('quest.delivered', won))
  endQuest(t, hero)
  if (prize === 'star') yield* starComesHome(t, hero.owner)
  else artifactComesHome(t, hero, prize)
}

/** SOW 10.3.9 */
function* starComesHome(t: SowTable, race: RaceId): SowFlow {
  if (gainStar(t.state, race)) return
  const goods = yield* t.ask(race, takeGoods, { count: STARLESS_REWARD, why: 'quest' })
  gain(playerOf(t.state, race).stock, goods)
  t.tell('all', 'SOW 10.3.9', say('quest.goods', { race, goods }))
}

/** SOW 13.1, SOW 13.2: some stay with the Hero, others with the player. */
function artifactComesHome({ state }: SowTable, hero: Hero, artifact: ArtifactId): void {
  if (isHeroic(artifact)) hero.artifacts.push(artifact)
  else playerOf(state, hero.owner).artifacts.push(...PLAYER_ARTIFACTS.filter((each) => each === artifact))
}

function isHeroic(artifact: ArtifactId): artifact is HeroArtifact {
  return HERO_ARTIFACTS.some((each) => each === artifact)
}
