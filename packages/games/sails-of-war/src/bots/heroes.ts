import { foreignersIn, homeOf, isAtHome, isHome } from '../board/realms.ts'
import { FOES } from '../data/heroes.ts'
import type { Stage } from '../data/quest-cards.ts'
import { fighterOf, moveOf } from '../heroes/fighter.ts'
import { withinRoads } from '../movement/over-land/pace.ts'
import { heroesOf } from '../players.ts'
import type { OpenHero, Realm } from '../public-state.ts'
import { nextStage } from '../quests/try-stage.ts'
import { gateOf, reachedFrom, stepsFrom } from './chart.ts'
import type { Mind } from './mind.ts'
import { chanceOf, defendersOf, duelChance, wallsOf } from './odds.ts'

/** What his Heroes do: challenge, quest, lend a hand in a battle, carry home, search; one act at a time. */
export function heroAct(mind: Mind): unknown {
  for (const hero of heroesOf(mind.view, mind.seat)) {
    if (hero.realm === null || hero.done || mind.plan.scripts.get(hero.id)?.do === 'hold') continue
    const at = mind.view.realms[hero.realm]
    const act = at && actOf(mind, hero, at)
    if (act !== undefined) return act
  }
  return undefined
}

const lifeOf = (hero: OpenHero): number => fighterOf(hero).life - hero.wounds

function actOf(mind: Mind, hero: OpenHero, at: Realm): unknown {
  const { habits, view } = mind
  const isWeary = hero.wounds >= habits.restingWounds
  const stage = nextStage(hero)
  if (stage?.at === at.id && isFit(hero, stage)) return { do: 'stage', hero: hero.id }
  const rival = rivalFor(mind, hero, at)
  if (rival !== undefined) return { do: 'challenge', hero: hero.id, foe: rival.id }
  if (!hero.moved) {
    const go = walkTo(mind, hero, at, goalsOf(mind, hero, at))
    if (go !== undefined) return go
  }
  const isIdle = hero.quest === null && !isWeary && !view.turn?.searched.includes(at.id)
  return isIdle && (view.faceDown.includes(at.id) || view.places[at.id] === 'ruins') && !isDreaded(mind, at)
    ? { do: 'search', hero: hero.id }
    : undefined
}

/** What a Scroll has shown to be deadly. */
function isDreaded({ view }: Mind, { id }: Realm): boolean {
  const shown = view.secrets?.glimpsed[id]
  return shown === 'crypt-of-llovar' || shown === 'assassin' || shown === 'dragon'
}

const DARED = 0.5

/** Whether a Hero is well enough for what waits at a stage. */
function isFit(hero: OpenHero, { trial }: Stage): boolean {
  if (trial === null) return true
  if (typeof trial === 'number') return lifeOf(hero) > 1
  const { number, each } = FOES[trial]
  const chance = duelChance(fighterOf(hero), lifeOf(hero), each, each.life, number)
  return chance >= DARED || hero.wounds === 0
}

/** SOW 10.2.8: a rival he is likely to beat, best one who carries something. */
function rivalFor({ view, habits }: Mind, hero: OpenHero, at: Realm): OpenHero | undefined {
  if (view.places[at.id] === 'last-cozy-inn') return undefined
  return view.heroes.find((rival) => {
    if (rival.owner === hero.owner || rival.realm !== at.id || rival.artifacts.includes('cloak')) return false
    const chance = duelChance(fighterOf(hero), lifeOf(hero), fighterOf(rival), lifeOf(rival))
    const burden = isCarrying(hero) ? 0.2 : 0
    return chance >= habits.duelChance + burden - (rival.quest === null ? 0 : 0.05)
  })
}

const isCarrying = ({ quest }: OpenHero): boolean =>
  quest !== null && quest !== 'secret' && quest.prize !== null

/** Where he would like to be, the dearest first. */
function goalsOf(mind: Mind, hero: OpenHero, at: Realm): readonly Realm[][] {
  const { view, seat, chart, habits } = mind
  const script = mind.plan.scripts.get(hero.id)
  const own = view.realms[homeOf(seat)]
  const home = own !== undefined && isAtHome(view, seat) ? [own] : []
  const stage = nextStage(hero)
  const stages = chart.realms.filter(({ id }) => id === stage?.at)
  const secrets = chart.realms.filter(
    (realm) =>
      (view.faceDown.includes(realm.id) || view.places[realm.id] === 'ruins') && !isDreaded(mind, realm),
  )
  if (script?.do === 'home') return [home]
  if (script?.do === 'quest') return [stages, home]
  if (script?.do === 'search') return [secrets]
  if (isCarrying(hero)) return [home]
  if (hero.wounds >= habits.restingWounds) return [home]
  const battles = battlesWith(mind)
  if (stage !== undefined) return isFit(hero, stage) ? [at.id === stage.at ? [] : stages, home] : [home]
  const another = heroesOf(view, seat).some(({ quest }) => quest !== null)
  if (!another && view.piles.quests > 0 && home.length > 0) return [home]
  return [battles, secrets, home]
}

/** Realms where his army fights this turn and might be glad of a Hero. */
function battlesWith({ chart, seat }: Mind): Realm[] {
  return chart.realms.filter((realm) => {
    const own = realm.forces[seat]?.units
    const foe =
      foreignersIn(realm, seat)[0] ?? (isHome(realm.id) && realm.owner !== seat ? realm.owner : undefined)
    if (own === undefined || foe === undefined || foe === null) return false
    const chance = chanceOf(seat, own, foe, defendersOf(realm, foe), wallsOf(realm, foe))
    return chance > 0.4 && chance < 0.97
  })
}

/** As far as he comes this turn towards the nearest of these, on foot or from Port to Port. */
function walkTo(mind: Mind, hero: OpenHero, at: Realm, wishes: readonly Realm[][]): unknown {
  for (const goals of wishes) {
    if (goals.length === 0) continue
    if (goals.includes(at)) return undefined
    const act = towards(mind, hero, at, goals)
    if (act !== undefined) return act
  }
  return undefined
}

/** SOW 10.1.2: a journey costs a whole move. */
const JOURNEY = 3

function towards(mind: Mind, hero: OpenHero, at: Realm, goals: readonly Realm[]): unknown {
  const { chart, view } = mind
  const steps = stepsFrom(chart, goals)
  const onFoot = steps.get(at) ?? Number.POSITIVE_INFINITY
  const harbours = chart.realms.filter(({ id, ports }) =>
    ports.some(({ side }) => gateOf(chart, { realm: id, side }) !== null),
  )
  const beyond = Math.min(...harbours.map((realm) => steps.get(realm) ?? Number.POSITIVE_INFINITY))
  const far = harbours.find((realm) => steps.get(realm) === beyond)
  if (far !== undefined && harbours.includes(at) && far !== at && beyond + JOURNEY < onFoot) {
    return { do: 'journey', hero: hero.id, to: far.id }
  }
  const toPort = stepsFrom(chart, harbours)
  const byPort = (toPort.get(at) ?? Number.POSITIVE_INFINITY) + JOURNEY + beyond
  const left = byPort < onFoot ? toPort : steps
  const gait = { stopsIn: (realm: Realm['id']) => view.places[realm] === 'dungeon', hinders: () => false }
  const reach = reachedFrom(chart, at, withinRoads(view, moveOf(hero)), gait, 0, () => false)
  let best: { path: readonly string[]; left: number } | undefined
  for (const { realm, path } of reach) {
    const further = left.get(realm)
    if (
      further === undefined ||
      further >= Math.min(left.get(at) ?? Number.POSITIVE_INFINITY, best?.left ?? Number.POSITIVE_INFINITY)
    )
      continue
    best = { path, left: further }
  }
  return best && { do: 'walk', hero: hero.id, path: best.path }
}
