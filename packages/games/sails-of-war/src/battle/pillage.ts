import { after, answer, type Branch, branch, refuse } from '@windward/table'
import * as z from 'zod'
import { razePort } from '../board/raze.ts'
import { armyUnitsIn, realmOf, realmsHeld } from '../board/realms.ts'
import { type Side, sideShape } from '../board/zones.ts'
import { LOOT } from '../data/buildings.ts'
import { RACES, type RaceId } from '../data/races.ts'
import { REALM_IDS, type RealmId } from '../data/realms.ts'
import { type Goods, goodsSchema } from '../data/resources.ts'
import { actUntilDone, deed, segment } from '../deeds.ts'
import { gain, mixOptions, sumOf } from '../goods.ts'
import { playerOf } from '../players.ts'
import type { Open } from '../public-state.ts'
import type { SowFlow, SowTable } from '../state.ts'
import { say } from './words.en.ts'

/** What can be pillaged: the Town or City of a Realm, its Village, or one of its Ports. */
interface Prey {
  readonly realm: RealmId
  readonly what: 'town' | 'city' | 'village' | 'port'
  readonly side: Side | null
}

interface Pillaging extends Prey {
  readonly do: 'pillage'
  readonly goods: Goods
}

/** SOW 8.6.3, SOW 8.6.6 */
function preyOf(open: Open, race: RaceId): Prey[] {
  return thingsHeld(open, race).filter((prey) => !isSpared(open, prey, race))
}

/** What there is in Realms of his where army units of his stand. */
function thingsHeld(open: Open, race: RaceId): Prey[] {
  return realmsHeld(open, race)
    .filter((realm) => armyUnitsIn(realm, race) > 0)
    .flatMap(({ id, building, ports }): Prey[] => [
      ...(building === null ? [] : [{ realm: id, what: building, side: null }]),
      ...(open.places[id] === 'village' ? [{ realm: id, what: 'village' as const, side: null }] : []),
      ...ports.map(({ side }) => ({ realm: id, what: 'port' as const, side })),
    ])
}

/** SOW 8.6.6: what he built himself, or what was built this round. */
function isSpared(open: Open, { realm: id, what, side }: Prey, race: RaceId): boolean {
  const realm = realmOf(open, id)
  if (what === 'village') return false
  if (what !== 'port') return realm.builder === race || realm.built
  return realm.ports.some(
    (port) => port.side === side && (port.builder === race || port.since === open.round),
  )
}

/** SOW 1.3.5: the Barbarians' loot is doubled. */
function lootOf(race: RaceId, { what }: Prey): number {
  return LOOT[what] * RACES[race].lootFactor
}

const pillageDeed = deed<Pillaging>({
  shape: z.strictObject({
    do: z.literal('pillage'),
    realm: z.enum(REALM_IDS),
    what: z.enum(['town', 'city', 'village', 'port']),
    side: sideShape.nullable(),
    goods: goodsSchema,
  }),
  options: (view, seat) => {
    return preyOf(view, seat).map(
      (each): Branch<Pillaging> =>
        branch(
          `${each.realm}/${each.what}/${each.side ?? ''}`,
          () =>
            after(mixOptions(lootOf(seat, each)), (goods) =>
              answer<Pillaging>({ do: 'pillage', ...each, goods }),
            ),
          say('battle.pillage.prey', { ...each }),
        ),
    )
  },
  fault: (view, seat, { realm, what, side, goods }) => {
    const isMeant = (each: Prey) => each.realm === realm && each.what === what && each.side === side
    const prey = preyOf(view, seat).find(isMeant)
    if (prey === undefined) {
      return thingsHeld(view, seat).some(isMeant)
        ? refuse('SOW 8.6.6', say('battle.pillage.own', { realm }))
        : refuse('SOW 8.6.3', say('battle.pillage.none', { realm }))
    }
    return sumOf(goods) === lootOf(seat, prey)
      ? undefined
      : refuse('SOW 8.6.3', say('battle.pillage.loot', { count: lootOf(seat, prey) }))
  },
  carryOut(t, seat, { realm: id, what, side, goods }) {
    const { state } = t
    const realm = realmOf(state, id)
    const port = realm.ports.find((each) => each.side === side)
    gain(playerOf(state, seat).stock, goods)
    if (what === 'village') {
      delete state.places[id]
      state.countersGone.push('village')
    } else if (port === undefined) realm.building = null
    const pillaged = () =>
      t.tell('all', 'SOW 8.6.3', say('battle.pillaged', { race: seat, realm: id, what, side, goods }))
    if (what === 'village' || port === undefined) pillaged()
    else razePort(t, realm, port, pillaged)
  },
})

export const pillageSegment = segment(
  'pillage',
  () => say('battle.pillage.title'),
  { pillage: pillageDeed },
  () => say('battle.pillage.hint'),
)

/** SOW 8.6.3: asked only where there is something to pillage, which everybody sees. */
export function* pillage(t: SowTable, race: RaceId): SowFlow {
  const any = yield* t.step('prey', () => preyOf(t.state, race).length > 0)
  if (any) yield* actUntilDone(t, race, pillageSegment)
}
