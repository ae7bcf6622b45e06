import { foreignersIn, realmOf, realmsAround } from '../board/realms.ts'
import { RETREAT_WOUNDS } from '../data/battle.ts'
import { isDead } from '../heroes/fighter.ts'
import { loseHero } from '../heroes/lose-hero.ts'
import { noUnits } from '../pieces.ts'
import { heroById } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'
import type { SowFlow, SowTable } from '../state.ts'
import type { Battle, BattleSide } from './battle.ts'
import { type Refuge, retreat } from './decide-retreat.ts'
import { entriesInto, goBack, hasRoadUnits, landingShips } from './go-back.ts'
import { say } from './words.en.ts'

/** SOW 8.5.3: where a side can go; an attacker who has no Realm, aboard the ships that landed him. */
function refugesOf(open: Open, battle: Battle, side: BattleSide): Refuge[] {
  const { realm, attacker } = battle
  if (side.militia) return []
  const isFree = (candidate: Realm) => foreignersIn(candidate, side.race).length === 0
  if (side !== attacker) {
    return realmsAround(open, realmOf(open, realm).at)
      .filter((beside) => beside.owner === side.race && isFree(beside))
      .map(({ id }) => id)
  }
  const realms = entriesInto(open, realm)
    .flatMap(({ from }) => from ?? [])
    .filter((id) => isFree(realmOf(open, id)))
  if (realms.length > 0 && hasRoadUnits(open, battle, side)) return [...new Set(realms)]
  return landingShips(open, realm).length > 0 ? ['aboard'] : []
}

/** SOW 8.5.1: whether a side declares a retreat, and where to. */
export function* mayRetreat(t: SowTable, battle: Battle, side: BattleSide): SowFlow<boolean> {
  const way = yield* t.step('way', () => declaredWay(t, battle, side))
  if (way === 'stay') return false
  if (yield* goBack(t, battle, side, way)) wound(t, side)
  else destroy(t, side)
  return true
}

function* declaredWay(t: SowTable, battle: Battle, side: BattleSide): SowFlow<Refuge | 'stay'> {
  const { realm } = battle
  const refuges = refugesOf(t.state, battle, side)
  if (refuges.length === 0) return 'stay'
  const way = yield* t.ask(side.race, retreat, { realm, refuges, broken: false })
  if (way !== 'stay') t.tell('all', 'SOW 8.5.1', say('battle.retreats', { race: side.race, realm }))
  return way
}

/** SOW 8.4.3: a broken side retreats if it can, and is destroyed otherwise; its Hero dies (SOW 8.1.5). */
export function* breakUp(t: SowTable, battle: Battle, side: BattleSide): SowFlow {
  const { race, militia } = side
  yield* t.step('broken', () =>
    t.tell('all', 'SOW 8.4.3', say('battle.broken', { race, realm: battle.realm })),
  )
  const way = yield* t.step('way', () => onlyWay(t, battle, side))
  if (way === null) {
    destroy(t, side, () => {
      if (!militia) t.tell('all', 'SOW 8.4.3', say('battle.destroyed', { race }))
    })
    return
  }
  if (!(yield* goBack(t, battle, side, way))) destroy(t, side)
  loseItsHero(t, side)
}

/** Where a broken side goes; nothing where it has nowhere to go. */
function* onlyWay(t: SowTable, battle: Battle, side: BattleSide): SowFlow<Refuge | null> {
  const refuges = refugesOf(t.state, battle, side)
  const [only, other] = refuges
  if (only === undefined) return null
  if (other === undefined) return only
  const way = yield* t.ask(side.race, retreat, { realm: battle.realm, refuges, broken: true })
  return way === 'stay' ? only : way
}

/** All its units are lost, and the Hero who took part. */
export function destroy(t: SowTable, side: BattleSide, how?: () => void): void {
  side.ready = noUnits()
  side.routed = noUnits()
  how?.()
  loseItsHero(t, side)
}

function loseItsHero(t: SowTable, side: BattleSide): void {
  const { hero } = side
  side.hero = null
  if (hero !== null) loseHero(t, heroById(t.state, hero))
}

/** SOW 8.1.5 */
function wound(t: SowTable, side: BattleSide): void {
  if (side.hero === null) return
  const hero = heroById(t.state, side.hero)
  hero.wounds += RETREAT_WOUNDS
  t.tell('all', 'SOW 8.1.5', say('battle.hero.wounded', { hero: hero.id, wounds: hero.wounds }))
  if (isDead(hero)) loseItsHero(t, side)
}
