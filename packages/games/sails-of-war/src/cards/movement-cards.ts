import { after, branch, oneOf, type Refusal, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { razePort } from '../board/raze.ts'
import { foreignersIn, realmOf, realmsOnBoard } from '../board/realms.ts'
import { distance, type Side, sideShape, type Zone } from '../board/zones.ts'
import { FIRESTORM, SABOTEUR } from '../data/action-cards.ts'
import { RACE_IDS, type RaceId } from '../data/races.ts'
import { REALM_IDS, type RealmId } from '../data/realms.ts'
import { DIE } from '../data/setup.ts'
import { deed, plannedDeed } from '../deeds.ts'
import { freshUnits, withdraw } from '../forces.ts'
import { countOf, noUnits } from '../pieces.ts'
import { heroesOf } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'
import { shipsOf } from '../ships.ts'
import type { SowTable } from '../state.ts'
import type { View } from '../view.ts'
import { diesHere } from './decide-burnt.ts'
import { canPlay, cardFault, inRealm, playedOn } from './may-play-card.ts'
import { playCard } from './play-card.ts'
import { say } from './words.en.ts'

/** SOW 12.2.6: Realms with units that have not moved and do not march by force yet. */
function resting(view: View, seat: RaceId): Realm[] {
  const forced = view.turn?.forced ?? []
  return realmsOnBoard(view).filter(
    (realm) => countOf(freshUnits(realm, seat)) > 0 && !forced.includes(realm.id),
  )
}

export const forcedMarch = deed({
  shape: z.strictObject({ do: z.literal('forced-march'), realm: z.enum(REALM_IDS) }),
  options: (view, seat) =>
    playedOn(view, seat, 'forced-march', resting(view, seat), {
      describe: inRealm,
      act: ({ id }) => ({ do: 'forced-march' as const, realm: id }),
    }),
  fault: (view, seat, { realm }) =>
    cardFault(view, seat, 'forced-march') ??
    (resting(view, seat).some(({ id }) => id === realm)
      ? undefined
      : refuse('SOW 12.2.6', say('card.forced.nobody', { realm }))),
  *carryOut(t, seat, { realm }) {
    yield* playCard(t, seat, 'forced-march')
    t.state.turn?.forced.push(realm)
    t.tell('all', 'SOW 12.2.6', say('card.forced.march', { race: seat, realm }))
  },
})

/** Where pieces of a player are: his units, his Heroes, his ships; those in a Port are in its Realm. */
function whereabouts(open: Open, race: RaceId): Zone[] {
  return [
    ...realmsOnBoard(open)
      .filter((realm) => countOf(realm.forces[race]?.units ?? {}) > 0)
      .map(({ at }) => at),
    ...heroZones(open, race),
    ...shipsOf(open, race).flatMap(({ zone, port }) =>
      port === null ? (zone ?? []) : realmOf(open, port.realm).at,
    ),
  ]
}

function heroZones(open: Open, race: RaceId): Zone[] {
  return heroesOf(open, race).flatMap(({ realm }) => (realm === null ? [] : [realmOf(open, realm).at]))
}

function within(from: readonly Zone[], to: Zone, reach: number): boolean {
  return from.some((zone) => distance(zone, to) <= reach)
}

/** SOW 12.2.9: Realms in reach with foreign units. */
function burnable(open: Open, seat: RaceId): Realm[] {
  const pieces = whereabouts(open, seat)
  return realmsOnBoard(open).filter(
    (realm) => foreignersIn(realm, seat).length > 0 && within(pieces, realm.at, FIRESTORM.reach),
  )
}

/** Where a Firestorm is to rage, and on whom. */
interface Blaze {
  readonly realm: RealmId
  readonly race: RaceId
}

export const firestorm = plannedDeed({
  shape: z.strictObject({ do: z.literal('firestorm'), realm: z.enum(REALM_IDS), race: z.enum(RACE_IDS) }),
  options: (view, seat) => {
    if (!canPlay(view, seat, 'firestorm')) return []
    const realms = burnable(view, seat)
    if (realms.length === 0) return []
    const leads = () =>
      after(oneOf(realms, inRealm), (realm) =>
        turned(
          oneOf(foreignersIn(realm, seat), (race) => ({ key: race, label: say('card.on', { race }) })),
          (race) => ({ do: 'firestorm' as const, realm: realm.id, race }),
        ),
      )
    return [
      branch(
        'firestorm',
        leads,
        say('card.name', { card: 'firestorm' }),
        say('card.does', { card: 'firestorm' }),
      ),
    ]
  },
  fault: (view, seat, { realm, race }) =>
    cardFault(view, seat, 'firestorm') ??
    (burnable(view, seat).some((each) => each.id === realm && foreignersIn(each, seat).includes(race))
      ? undefined
      : refuse('SOW 12.2.9', say('card.fire.not-there', { realm, reach: FIRESTORM.reach }))),
  *carryOut(t, seat, known) {
    if (!(yield* playCard(t, seat, 'firestorm'))) return
    const fire = yield* t.step('fire', () => rolledFire(t, known() ?? someBlaze(t, seat)))
    if (fire.count === 0) return
    const { realm: id, race, count } = fire
    const dead = yield* diesHere(t, race, realmOf(t.state, id), count, 'firestorm')
    withdraw(realmOf(t.state, id), race, dead)
    t.tell('all', 'SOW 12.2.9', say('card.fire.dead', { race, realm: id, units: dead }))
  },
})

/** What others think of who do not know: one is as likely as another. */
function someBlaze({ state, dice }: SowTable, seat: RaceId): Blaze {
  return dice.pick(
    burnable(state, seat).flatMap((realm) =>
      foreignersIn(realm, seat).map((race): Blaze => ({ realm: realm.id, race })),
    ),
  )
}

/** How many of a force die in a Firestorm. */
function rolledFire(t: SowTable, { realm, race }: Blaze): Blaze & { readonly count: number } {
  const rolled = t.dice.rolls(FIRESTORM.dice, DIE)
  const units = realmOf(t.state, realm).forces[race]?.units ?? noUnits()
  const kills = rolled.filter((die) => die >= FIRESTORM.killsOn).length
  const count = Math.min(kills, countOf(units))
  t.tell('all', 'SOW 12.2.9', say('card.fire.rolled', { realm, race, rolled, count }))
  return { realm, race, count }
}

/** SOW 12.2.14: what can be destroyed near a Hero of his. */
interface Target {
  readonly realm: Realm['id']
  readonly what: 'town' | 'city' | 'port'
  readonly side: Side | null
}

function sabotaged(view: View, seat: RaceId): Target[] {
  const heroes = heroZones(view, seat)
  return realmsOnBoard(view)
    .filter(({ at }) => within(heroes, at, SABOTEUR.reach))
    .flatMap(({ id, building, ports }): Target[] => [
      ...(building === null ? [] : [{ realm: id, what: building, side: null }]),
      ...ports.map(({ side }) => ({ realm: id, what: 'port' as const, side })),
    ])
}

const isSame = (a: Target, b: Target) => a.realm === b.realm && a.what === b.what && a.side === b.side

export const saboteur = deed({
  shape: z.strictObject({
    do: z.literal('saboteur'),
    realm: z.enum(REALM_IDS),
    what: z.enum(['town', 'city', 'port']),
    side: sideShape.nullable(),
  }),
  options: (view, seat) =>
    playedOn(view, seat, 'saboteur', sabotaged(view, seat), {
      describe: (target) => ({
        key: `${target.realm}/${target.what}/${target.side ?? ''}`,
        label: say('card.sabotage.target', { ...target }),
      }),
      act: (target) => ({ do: 'saboteur' as const, ...target }),
    }),
  fault: (view, seat, act): Refusal | undefined =>
    cardFault(view, seat, 'saboteur') ??
    (sabotaged(view, seat).some((target) => isSame(target, act))
      ? undefined
      : refuse('SOW 12.2.14', say('card.sabotage.not-there', { reach: SABOTEUR.reach }))),
  *carryOut(t, seat, { realm: id, what, side }) {
    yield* playCard(t, seat, 'saboteur')
    const die = t.dice.roll(DIE)
    const done = die >= SABOTEUR.succeedsOn
    const realm = realmOf(t.state, id)
    const port = what === 'port' ? realm.ports.find((each) => each.side === side) : undefined
    const rolled = () =>
      t.tell('all', 'SOW 12.2.14', say('card.sabotage.rolled', { realm: id, what, side, die, done }))
    if (done && port !== undefined) return razePort(t, realm, port, rolled)
    if (done && what !== 'port') realm.building = what === 'city' ? 'town' : null
    rolled()
  },
})
