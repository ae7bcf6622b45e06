import { foreignersIn, homeOf, realmOf } from '../board/realms.ts'
import { ACTIONS, type ActionId } from '../data/action-cards.ts'
import { heroesOf, openPlayer, ownHand } from '../players.ts'
import { starsOf } from '../stars.ts'
import { campaignGoal, spareUnits } from './armies.ts'
import type { Mind } from './mind.ts'
import { chanceOf, defendersOf, strengthOf, wallsOf } from './odds.ts'
import { isAboutToWin } from './rivals.ts'

/** Cards of the movement: fire on the strongest enemy in reach, a light for a wounded Hero, sabotage, a forced march. */
export function movementCard(mind: Mind): object | undefined {
  const { view, seat } = mind
  const hand = ownHand(view, seat)
  const { starpower } = openPlayer(view, seat)
  const has = (card: ActionId) => hand.includes(card) && starpower >= ACTIONS[card].starpower
  const legal = (acts: readonly object[]) => acts.find((act) => mind.asked.check(act) === undefined)
  return (
    (has('firestorm') ? legal(fires(mind)) : undefined) ??
    (has('healing-light') ? legal(lights(mind)) : undefined) ??
    (has('saboteur') ? legal(sabotages(mind)) : undefined) ??
    (has('forced-march') ? legal(forcedMarches(mind)) : undefined)
  )
}

/** So few are not worth a Spell. */
const BURNT = 3

function fires({ chart, seat }: Mind): object[] {
  return chart.realms
    .flatMap((realm) =>
      foreignersIn(realm, seat).map((race) => ({
        realm,
        race,
        strength: strengthOf(realm.forces[race]?.units ?? {}),
      })),
    )
    .filter(({ strength }) => strength >= BURNT)
    .toSorted((a, b) => b.strength - a.strength)
    .map(({ realm, race }) => ({ do: 'firestorm', realm: realm.id, race }))
}

const WOUNDED = 2

function lights({ view, seat }: Mind): object[] {
  return heroesOf(view, seat)
    .filter(({ wounds }) => wounds >= WOUNDED)
    .toSorted((a, b) => b.wounds - a.wounds)
    .map(({ id }) => ({ do: 'healing-light', hero: id }))
}

function sabotages({ chart, view, seat }: Mind): object[] {
  return chart.realms
    .filter(({ owner }) => owner !== null && owner !== seat)
    .toSorted((a, b) => starsOf(view, b.owner ?? seat) - starsOf(view, a.owner ?? seat))
    .flatMap(({ id, building, ports }) => [
      ...(building === null ? [] : [{ do: 'saboteur', realm: id, what: building, side: null }]),
      ...ports.map(({ side }) => ({ do: 'saboteur', realm: id, what: 'port', side })),
    ])
}

/** Where a host wants one step more to storm. */
function forcedMarches(mind: Mind): object[] {
  const { chart, seat, habits } = mind
  const goal = campaignGoal(mind)
  if (goal === undefined) return []
  return chart.realms
    .filter((realm) => realm.forces[seat] !== undefined && goal.steps.get(realm) === 3)
    .filter((realm) => {
      const foes = defendersOf(goal.realm, goal.owner)
      return (
        chanceOf(seat, spareUnits(mind, realm), goal.owner, foes, wallsOf(goal.realm, goal.owner)) >=
        habits.stormChance
      )
    })
    .map(({ id }) => ({ do: 'forced-march', realm: id }))
}

/** Spells of those who are not behind him he counters, save such as heal. */
export function countered({ view, seat }: Mind, brief: unknown): unknown {
  const { caster, card } = spellOf(brief)
  const rival = view.seats.find((race) => race === caster)
  if (rival === undefined || card === 'healing-light') return undefined
  return starsOf(view, rival) >= starsOf(view, seat) ||
    isAboutToWin(view, rival, seat) ||
    card === 'counterspell'
    ? 'counter'
    : undefined
}

function spellOf(brief: unknown): { caster: unknown; card: unknown } {
  return typeof brief === 'object' && brief !== null && 'caster' in brief && 'card' in brief
    ? { caster: brief.caster, card: brief.card }
    : { caster: undefined, card: undefined }
}

const FEARED = 0.4

/** A force that is likely to win is kept out by mist. */
export function veiled({ view, seat }: Mind, brief: unknown): unknown {
  if (typeof brief !== 'object' || brief === null || !('mover' in brief) || !('realm' in brief))
    return undefined
  const mover = view.seats.find((race) => race === brief.mover)
  const realm = Object.values(view.realms).find(({ id }) => id === brief.realm)
  if (mover === undefined || realm === undefined) return undefined
  const units = realm.forces[mover]?.units ?? { footman: 3 }
  const chance = chanceOf(
    mover,
    units,
    seat,
    defendersOf(realmOf(view, realm.id), seat),
    wallsOf(realm, seat),
  )
  return chance > FEARED || realm.id === homeOf(seat) ? 'veil' : undefined
}

/** What he can do without, first. */
const DISPENSABLE: readonly ActionId[] = [
  'saboteur',
  'spy',
  'healing-light',
  'forced-march',
  'volley',
  'grand-charge',
  'dread',
]

export function cardToDiscard({ view, seat }: Mind): unknown {
  const hand = ownHand(view, seat)
  return DISPENSABLE.find((card) => hand.includes(card)) ?? hand[0]
}
