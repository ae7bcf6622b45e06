import { homeOf, isAtHome } from '../../board/realms.ts'
import { QUESTS } from '../../data/quest-cards.ts'
import type { RaceId } from '../../data/races.ts'
import type { RealmId } from '../../data/realms.ts'
import { fighterOf, moveOf } from '../../heroes/fighter.ts'
import type { HeroWalk } from '../../heroes/hero-walk.ts'
import { follow, walkFrom } from '../../movement/over-land/follow-way.ts'
import { withinRoads } from '../../movement/over-land/pace.ts'
import { heroesOf } from '../../players.ts'
import type { OpenHero } from '../../public-state.ts'
import { nextStage } from '../../quests/try-stage.ts'
import type { View } from '../../view.ts'
import { wayTo } from './shortest-ways.ts'
import { WARDEN } from './weights.ts'

/** What his Heroes do: quest, carry home, search; one act at a time. */
export function heroAct(view: View, seat: RaceId): unknown {
  for (const hero of heroesOf(view, seat)) {
    const act = hero.realm === null || hero.done ? undefined : actOf(view, seat, hero, hero.realm)
    if (act !== undefined) return act
  }
  return undefined
}

function actOf(view: View, seat: RaceId, hero: OpenHero, at: RealmId): unknown {
  const weary = fighterOf(hero).life - hero.wounds <= fighterOf(hero).life - WARDEN.restingWounds
  const stage = nextStage(hero)
  if (stage?.at === at && !(weary && isFight(stage.trial))) return { do: 'stage', hero: hero.id }
  const goal = goalOf(view, seat, hero)
  if (!hero.moved && goal !== undefined) {
    const walk = towards(view, hero, at, goal)
    if (walk !== undefined) return walk
  }
  if (hero.quest === null && !weary && view.faceDown.includes(at)) return { do: 'search', hero: hero.id }
  return undefined
}

const isFight = (trial: unknown) => typeof trial === 'string'

/** Home with a prize or without a quest to be had, to the next stage, or to the nearest secret. */
function goalOf(view: View, seat: RaceId, hero: OpenHero): ((realm: RealmId) => boolean) | undefined {
  const home = homeOf(seat)
  const isHomeward = (realm: RealmId) => realm === home
  const { quest } = hero
  const held = isAtHome(view, seat)
  if (quest !== null && quest !== 'secret') {
    if (quest.prize !== null || quest.card === null) return held ? isHomeward : undefined
    const stage = QUESTS[quest.card].stages[quest.stage]
    if (stage === undefined || hero.realm === null) return undefined
    const way = wayTo(view, hero.realm, (realm) => realm === stage.at)
    return way === undefined ? (held ? isHomeward : undefined) : (realm) => realm === stage.at
  }
  const another = heroesOf(view, seat).some(({ quest: other }) => other !== null)
  if (!another && held && view.piles.quests > 0) return isHomeward
  return (realm) => view.faceDown.includes(realm)
}

/** As far as he comes this turn. */
function towards(
  view: View,
  hero: OpenHero,
  at: RealmId,
  goal: (realm: RealmId) => boolean,
): HeroWalk | undefined {
  if (goal(at)) return undefined
  const way = wayTo(view, at, goal)
  if (way === undefined) return undefined
  const gait = { stopsIn: (realm: RealmId) => view.places[realm] === 'dungeon', hinders: () => false }
  for (let length = way.length; length > 0; length -= 1) {
    const path = way.slice(0, length)
    if (follow(view, walkFrom(at, withinRoads(view, moveOf(hero))), path, gait) !== undefined) {
      return { do: 'walk', hero: hero.id, path }
    }
  }
  return undefined
}
