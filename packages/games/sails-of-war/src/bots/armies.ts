import { foreignersIn, homeOf, isHome, realmOf } from '../board/realms.ts'
import type { RaceId } from '../data/races.ts'
import { NEUTRALS, type RealmId } from '../data/realms.ts'
import { ARMY_IDS } from '../data/units.ts'
import { freshUnits } from '../forces.ts'
import type { March } from '../movement/over-land/march.ts'
import { gaitFrom, marchFrom } from '../movement/over-land/pace.ts'
import { hasRoom, roomLeft } from '../movement/over-land/room-in-realm.ts'
import { armyCount, countOf, noUnits, type SomeUnits, someOf } from '../pieces.ts'
import type { Realm, Units } from '../public-state.ts'
import type { View } from '../view.ts'
import { type Reached, reachedFrom, stepsFrom } from './chart.ts'
import type { Mind } from './mind.ts'
import { chanceOf, defendersOf, strengthOf, together, wallsOf } from './odds.ts'
import { isAboutToWin, threatTo, treasuries } from './rivals.ts'

/** Whether a Realm can be had without a fight. */
export function isFree(seat: RaceId, realm: Realm): boolean {
  if (realm.owner === seat || foreignersIn(realm, seat).length > 0) return false
  return (!isHome(realm.id) || realm.owner === null) && armyCount(realm.forces[seat]?.units ?? {}) === 0
}

/** Realms nobody defends that lie on land his armies can walk. */
export function freeLand({ chart, seat }: Mind): Realm[] {
  const stands = chart.realms.filter(({ forces }) => forces[seat] !== undefined)
  return [...stepsFrom(chart, stands).keys()].filter((realm) => isFree(seat, realm))
}

export function worthOf({ places }: View, { id, building, ports }: Realm): number {
  if (isHome(id)) return 20
  const factor = building === 'city' ? 3 : building === 'town' ? 2 : 1
  const place = places[id]
  const mystic =
    place === 'tower-of-timorran' || place === 'crypt-of-llovar' ? 12 : place === 'village' ? 3 : 0
  return 1 + NEUTRALS[id].value * factor + ports.length + mystic
}

/** Those who stay first. */
const GUARDS = ['archer', 'footman', 'giant', 'firegaunt', 'cavalry'] as const
/** What he fears of an attack on his Home Realm is a chance of this much. */
const FEARED = 0.4

/** Units that may leave: from home only beyond a garrison that holds against whatever can come. */
export function spareUnits(mind: Mind, realm: Realm): Units {
  const { seat, habits } = mind
  const spare = { ...freshUnits(realm, seat), dragon: 0 }
  if (countOf(spare) === 0) return spare
  if (realm.id !== homeOf(seat)) return withPosts(mind, realm, spare)
  const kept: Units = { ...(realm.forces[seat]?.moved ?? noUnits()) }
  const threat = threatTo(mind, realm)
  const walls = wallsOf(realm, seat)
  const isSafe = () =>
    threat === undefined || chanceOf(threat.race, threat.units, seat, kept, walls) * habits.caution < FEARED
  for (const unit of GUARDS) {
    while (spare[unit] > 0 && (armyCount(kept) < habits.garrison || !isSafe())) {
      spare[unit] -= 1
      kept[unit] += 1
    }
  }
  return spare
}

/** Somebody stays where there is something to lose. */
function withPosts({ seat, habits }: Mind, realm: Realm, spare: Units): Units {
  if (realm.owner !== seat || (realm.building === null && realm.ports.length === 0)) return spare
  const left = { ...spare }
  let missing = habits.posts - armyCount(realm.forces[seat]?.moved ?? {})
  for (const unit of GUARDS) {
    const kept = Math.max(0, Math.min(missing, left[unit]))
    left[unit] -= kept
    missing -= kept
  }
  return left
}

/** An army that can still march, and where to. */
interface Army {
  readonly realm: Realm
  readonly spare: Units
  readonly reach: readonly Reached[]
}

function armiesOf(mind: Mind): Army[] {
  const { chart, seat, plan } = mind
  const armies: Army[] = []
  for (const realm of chart.realms) {
    const script = plan.scripts.get(realm.id)
    if (realm.forces[seat] === undefined || script?.do === 'hold') continue
    const spare = script === undefined ? spareUnits(mind, realm) : { ...freshUnits(realm, seat), dragon: 0 }
    if (countOf(spare) > 0) armies.push({ realm, spare, reach: reachOf(mind, realm, spare) })
  }
  return armies.sort((a, b) => strengthOf(b.spare) - strengthOf(a.spare))
}

function reachOf({ chart, view, seat }: Mind, from: Realm, units: SomeUnits): Reached[] {
  const { points, unstopped } = marchFrom(view, seat, from.id, someOf(together(units, {})))
  const gait = gaitFrom(view, seat, from.id, units)
  return reachedFrom(chart, from, points, gait, unstopped, (realm) => foreignersIn(realm, seat).length > 0)
}

/** One march: to storm, to meet an enemy, to take land that is free, to go where the host is wanted. */
export function marchAct(mind: Mind): March | undefined {
  const armies = armiesOf(mind)
  if (armies.length === 0) return undefined
  const goal = campaignGoal(mind)
  for (const army of armies) {
    const script = mind.plan.scripts.get(army.realm.id)
    if (script?.do === 'go') {
      const march =
        assault(mind, army, armies, 0, script.to) ?? towards(mind, army, realmOf(mind.view, script.to))
      if (march !== undefined) return march
      continue
    }
    const march =
      assault(mind, army, armies, mind.habits.stormChance) ??
      takeLand(mind, army) ??
      relief(mind, army) ??
      campaign(mind, army, goal) ??
      approach(mind, army)
    if (march !== undefined) return march
  }
  return undefined
}

const marching = ({ realm }: Army, units: SomeUnits, { path }: Reached): March => ({
  do: 'march',
  from: realm.id,
  units: someOf(together(units, {})),
  path: [...path],
})

/** Those who can be there this turn, together with those who are there. */
function mustered({ seat }: Mind, armies: readonly Army[], target: Realm): Units {
  return armies
    .filter(({ reach }) => reach.some(({ realm }) => realm === target))
    .reduce((sum, { spare }) => together(sum, spare), together(target.forces[seat]?.units ?? {}, {}))
}

/** All who can be spared attack where they are likely to win, the richest prize first. */
function assault(
  mind: Mind,
  army: Army,
  armies: readonly Army[],
  leastChance: number,
  only?: RealmId,
): March | undefined {
  const { view, seat, habits } = mind
  let best: { march: March; worth: number } | undefined
  for (const reached of army.reach) {
    const { realm } = reached
    if (only !== undefined && realm.id !== only) continue
    const isStorm = isHome(realm.id) && realm.owner !== null && realm.owner !== seat
    const foe = foreignersIn(realm, seat)[0] ?? (isStorm ? realm.owner : null)
    if (foe === null || foe === undefined) continue
    const units = fitting(view, seat, realm, army.spare)
    if (countOf(units) === 0) continue
    const force = mustered(mind, armies, realm)
    const chance = chanceOf(seat, force, foe, defendersOf(realm, foe), wallsOf(realm, foe))
    const wanted = isStorm ? leastChance : leastChance === 0 ? 0 : habits.fieldChance
    const desperate = isStorm && isAboutToWin(view, foe, seat) ? 0.2 : 0
    if (chance < wanted - desperate) continue
    const stars = isStorm ? 6 * (view.players[foe]?.stars ?? 0) : 0
    const worth = (worthOf(view, realm) + stars + strengthOf(realm.forces[foe]?.units ?? {})) * chance
    if (best === undefined || worth > best.worth) best = { march: marching(army, units, reached), worth }
  }
  return best?.march
}

/** SOW 1.4.5: as many as find room. */
function fitting(view: View, seat: RaceId, realm: Realm, units: Units): Units {
  let over = armyCount(units) - roomLeft(view, realm.id, seat)
  const fit = { ...units }
  for (const unit of ARMY_IDS) {
    const left = Math.min(Math.max(0, over), fit[unit])
    fit[unit] -= left
    over -= left
  }
  return fit
}

export const QUICKEST = ['cavalry', 'footman', 'archer'] as const

/** A single unit goes to the best free Realm in reach. */
function takeLand(mind: Mind, army: Army): March | undefined {
  const { view, seat } = mind
  const unit = QUICKEST.findLast((each) => army.spare[each] > 0)
  if (unit === undefined) return undefined
  let best: { reached: Reached; worth: number } | undefined
  for (const reached of army.reach) {
    if (!isFree(seat, reached.realm)) continue
    const worth = worthOf(view, reached.realm)
    if (best === undefined || worth > best.worth) best = { reached, worth }
  }
  return best && marching(army, { [unit]: 1 }, best.reached)
}

/** Back to the Home Realm while it is in danger, or to win it back. */
function relief(mind: Mind, army: Army): March | undefined {
  const { view, seat, habits } = mind
  const home = view.realms[homeOf(seat)]
  if (home === undefined || army.realm === home || home.owner !== seat) return undefined
  const threat = threatTo(mind, home)
  if (threat === undefined) return undefined
  const guards = home.forces[seat]?.units ?? {}
  const chance = chanceOf(threat.race, threat.units, seat, defendersOf(home, seat), wallsOf(home, seat))
  return chance * habits.caution < FEARED || armyCount(guards) >= habits.host
    ? undefined
    : towards(mind, army, home)
}

/** Where a host goes. */
export interface Goal {
  readonly realm: Realm
  readonly owner: RaceId
  readonly steps: ReadonlyMap<Realm, number>
}

/** The Home Realm most worth a campaign over land: his own, if it is lost, and those with Stars on them. */
export function campaignGoal(mind: Mind): Goal | undefined {
  const { view, seat, chart, habits } = mind
  const own = view.realms[homeOf(seat)]
  const lost = own !== undefined && own.owner !== seat && own.owner !== null ? [own] : []
  let best: { goal: Goal; worth: number } | undefined
  for (const realm of [...lost, ...treasuries(mind)]) {
    const { owner } = realm
    if (owner === null) continue
    const steps = stepsFrom(chart, [realm])
    const near = Math.min(
      ...chart.realms
        .filter(({ forces, id }) => forces[seat] !== undefined || id === own?.id)
        .map((each) => steps.get(each) ?? 99),
    )
    const isUrgent = realm === own || isAboutToWin(view, owner, seat)
    if (near > habits.campaignSteps + (isUrgent ? 3 : 0)) continue
    const stars = view.players[owner]?.stars ?? 0
    const walls = strengthOf(defendersOf(realm, owner))
    const worth = (1 + stars + (isUrgent ? 4 : 0)) / (near + 1) / (walls + 2)
    if (best === undefined || worth > best.worth) best = { goal: { realm, owner, steps }, worth }
  }
  return best?.goal
}

/** A host that can hope to storm the place, with somebody more in it by then, sets out. */
function campaign(mind: Mind, army: Army, goal: Goal | undefined): March | undefined {
  if (goal === undefined || armyCount(army.spare) < 3) return undefined
  const { seat, habits } = mind
  const foes = together(defendersOf(goal.realm, goal.owner), { footman: 1 })
  const chance = chanceOf(seat, army.spare, goal.owner, foes, wallsOf(goal.realm, goal.owner))
  return chance < habits.stormChance ? undefined : towards(mind, army, goal.realm, goal.steps)
}

/** As near as they come to a place this turn without a fight. */
function towards(
  { view, seat, chart }: Mind,
  army: Army,
  goal: Realm,
  steps = stepsFrom(chart, [goal]),
): March | undefined {
  let best: { reached: Reached; left: number } | undefined
  const here = steps.get(army.realm) ?? Number.POSITIVE_INFINITY
  for (const reached of army.reach) {
    const left = steps.get(reached.realm)
    if (left === undefined || left >= Math.min(here, best?.left ?? here)) continue
    if (foreignersIn(reached.realm, seat).length > 0 || !hasRoom(view, reached.realm.id, seat, army.spare))
      continue
    if (isHome(reached.realm.id) && reached.realm.owner !== seat) continue
    best = { reached, left }
  }
  return best && marching(army, army.spare, best.reached)
}

/** Towards free land that is further off. */
function approach(mind: Mind, army: Army): March | undefined {
  const { chart, seat } = mind
  const goals = chart.realms.filter((realm) => isFree(seat, realm))
  if (goals.length === 0) return undefined
  const steps = stepsFrom(chart, [army.realm], (realm) => foreignersIn(realm, seat).length === 0)
  const [nearest] = goals
    .filter((realm) => steps.has(realm))
    .toSorted((a, b) => (steps.get(a) ?? 0) - (steps.get(b) ?? 0))
  if (nearest === undefined) return undefined
  const unit = QUICKEST.find((each) => army.spare[each] > 0)
  if (unit === undefined) return undefined
  const one = { ...army, spare: { ...noUnits(), [unit]: 1 } }
  return towards(mind, { ...one, reach: reachOf(mind, army.realm, one.spare) }, nearest)
}
