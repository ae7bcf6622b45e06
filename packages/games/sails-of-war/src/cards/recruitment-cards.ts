import { answer, branch, type Options, type Refusal, refuse, turned } from '@windward/table'
import * as z from 'zod'
import { armyUnitsIn, homeOf, isAtHome, realmOf, realmsHeld } from '../board/realms.ts'
import { type ActionId, FRIENDLESS_GOODS, LEVY_FOOTMEN, OATH_ARCHERS, RIDERS } from '../data/action-cards.ts'
import type { BuildingId } from '../data/buildings.ts'
import { type Alignment, RACES, type RaceId } from '../data/races.ts'
import { REALM_IDS } from '../data/realms.ts'
import { type MonsterId, STACK_LIMIT } from '../data/units.ts'
import { type Deed, deed, plainDeed } from '../deeds.ts'
import { station } from '../forces.ts'
import { gain, mixOptions, mixShape, sumOf } from '../goods.ts'
import { armyCount, type SomeUnits } from '../pieces.ts'
import { playerOf } from '../players.ts'
import type { Open, Realm } from '../public-state.ts'
import type { SowTable } from '../state.ts'
import type { View } from '../view.ts'
import { freeMonsters } from './free-monsters.ts'
import { canPlay, cardFault, inRealm, playedOn } from './may-play-card.ts'
import { playCard } from './play-card.ts'
import { say } from './words.en.ts'

/** Where men answer a call: the own Home Realm, and Realms of his with such buildings. */
function calledTo(open: Open, race: RaceId, buildings: readonly BuildingId[], count: number): Realm[] {
  return realmsHeld(open, race).filter(
    (realm) =>
      (realm.id === homeOf(race) || (realm.building !== null && buildings.includes(realm.building))) &&
      armyUnitsIn(realm, race) + count <= STACK_LIMIT,
  )
}

/** SOW 12.2.1, SOW 12.2.2: a card that brings army units. */
function callToArms(
  card: ActionId,
  clause: 'SOW 12.2.1' | 'SOW 12.2.2',
  units: SomeUnits,
  buildings: readonly BuildingId[],
): Deed {
  const grounds = (view: View, seat: RaceId) => calledTo(view, seat, buildings, armyCount(units))
  return deed({
    shape: z.strictObject({ do: z.literal(card), realm: z.enum(REALM_IDS) }),
    options: (view, seat) =>
      playedOn(view, seat, card, grounds(view, seat), {
        describe: inRealm,
        act: ({ id }) => ({ do: card, realm: id }),
      }),
    fault: (view, seat, { realm }) =>
      cardFault(view, seat, card) ??
      (grounds(view, seat).some(({ id }) => id === realm)
        ? undefined
        : refuse(clause, say('card.levy.place', { realm }))),
    *carryOut(t, seat, { realm }) {
      yield* playCard(t, seat, card)
      station(realmOf(t.state, realm), seat, units)
      t.tell('all', clause, say('card.levy.come', { race: seat, realm, units }))
    },
  })
}

export const levy = callToArms('levy', 'SOW 12.2.1', { footman: LEVY_FOOTMEN }, ['city'])
export const bowmensOath = callToArms('bowmens-oath', 'SOW 12.2.2', { archer: OATH_ARCHERS }, [
  'city',
  'town',
])
export const ridersArrive = callToArms('riders-arrive', 'SOW 12.2.2', { cavalry: RIDERS }, ['city', 'town'])

type Friend = { readonly do: ActionId; readonly mix: z.infer<typeof mixShape> | null }

/** SOW 12.2.4: a monster comes to its friends; to others the card is worth some resources. */
function friendship(card: ActionId, monster: MonsterId, foe: Alignment): Deed {
  const comes = (open: Open, race: RaceId) =>
    RACES[race].alignment !== foe && isAtHome(open, race) && freeMonsters(open, monster) > 0
  const fault = (view: View, seat: RaceId, mix: z.infer<typeof mixShape> | null): Refusal | undefined => {
    if (comes(view, seat)) return mix === null ? undefined : refuse('SOW 12.2.4', say('card.friend.comes'))
    return mix !== null && sumOf(mix) === FRIENDLESS_GOODS
      ? undefined
      : refuse('SOW 12.2.4', say('card.friend.mix', { count: FRIENDLESS_GOODS }))
  }
  return deed({
    shape: z.strictObject({ do: z.literal(card), mix: mixShape.nullable() }),
    options: (view, seat) => {
      if (!canPlay(view, seat, card)) return []
      const leads = (): Options<Friend> =>
        comes(view, seat)
          ? answer({ do: card, mix: null })
          : turned(mixOptions(FRIENDLESS_GOODS), (mix) => ({ do: card, mix }))
      return [branch(card, leads, say('card.name', { card }), say('card.does', { card }))]
    },
    fault: (view, seat, { mix }) => cardFault(view, seat, card) ?? fault(view, seat, mix),
    *carryOut(t, seat, { mix }) {
      yield* playCard(t, seat, card)
      if (mix === null) {
        serve(t, seat, monster, 'SOW 12.2.4')
        return
      }
      gain(playerOf(t.state, seat).stock, mix)
      t.tell('all', 'SOW 12.2.4', say('card.plenty.got', { race: seat, mix }))
    },
  })
}

export const giantsFriendship = friendship('giants-friendship', 'giant', 'evil')
export const firegauntBond = friendship('firegaunt-bond', 'firegaunt', 'good')

/** A monster enters a player's service in his Home Realm. */
export function serve(
  t: SowTable,
  race: RaceId,
  monster: MonsterId,
  clause: 'SOW 12.2.4' | 'SOW 12.2.5' | 'SOW 11.5.8',
): void {
  const home = homeOf(race)
  station(realmOf(t.state, home), race, { [monster]: 1 })
  t.tell('all', clause, say('card.serves', { race, home, units: { [monster]: 1 } }))
}

/** SOW 12.2.5, SOW 11.5.8: whether a Dragon can come. */
export function dragonFault(
  open: Open,
  race: RaceId,
  clause: 'SOW 12.2.5' | 'SOW 11.5.8',
): Refusal | undefined {
  if (!isAtHome(open, race)) return refuse(clause, say('card.no-home'))
  return freeMonsters(open, 'dragon') > 0 ? undefined : refuse(clause, say('card.no-dragon'))
}

/** SOW 12.2.5 */
export const dragonPact = plainDeed({
  name: 'dragon-pact',
  label: () => say('card.name', { card: 'dragon-pact' }),
  note: () => say('card.does', { card: 'dragon-pact' }),
  fault: (view, seat) => cardFault(view, seat, 'dragon-pact') ?? dragonFault(view, seat, 'SOW 12.2.5'),
  *carryOut(t, seat) {
    if (yield* playCard(t, seat, 'dragon-pact')) serve(t, seat, 'dragon', 'SOW 12.2.5')
  },
})
