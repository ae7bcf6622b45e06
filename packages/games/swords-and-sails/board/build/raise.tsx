import { type Signal, useSignal } from '@preact/signals'
import type { Draft } from '@windward/kit/contract.ts'
import {
  ARMY_IDS,
  type BuildingPlan,
  commandCost,
  FLEET_IDS,
  nameOf,
  type PieceKey,
  type Purchase,
} from '@windward/swords-and-sails/facts'
import { words } from './words.en.ts'

interface RaiseProps {
  readonly plan: BuildingPlan
  readonly purchase: Purchase
  readonly draft: Draft
  readonly chosen: Signal<string | undefined>
}

/** A new army or fleet, with the lowest number that is free (SNS 9.2). */
export function Raise({ plan, purchase, draft, chosen }: RaiseProps) {
  const { own, armies, fleets, grounds, gold } = plan
  const army = ARMY_IDS.find((id) => !armies.some((each) => each.id === id))
  const fleet = FLEET_IDS.find((id) => !fleets.some((each) => each.id === id))
  const armyPrice = commandCost(armies.length)
  const fleetPrice = commandCost(fleets.length)
  return (
    <>
      {army !== undefined && armyPrice !== undefined && grounds.lands.length > 0 && (
        <RaiseOne
          what={`${own.faction} ${army}`}
          price={armyPrice}
          gold={gold}
          places={grounds.lands}
          raise={(at) => {
            draft.set({ ...purchase, raised: [...purchase.raised, { army, at }] })
            chosen.value = army
          }}
        />
      )}
      {fleet !== undefined && fleetPrice !== undefined && grounds.waters.length > 0 && (
        <RaiseOne
          what={`${own.faction} ${fleet}`}
          price={fleetPrice}
          gold={gold}
          places={grounds.waters}
          raise={(at) => {
            draft.set({ ...purchase, raised: [...purchase.raised, { fleet, at }] })
            chosen.value = fleet
          }}
        />
      )}
    </>
  )
}

interface RaiseOneProps<A> {
  readonly what: PieceKey
  readonly price: number
  readonly gold: number
  readonly places: readonly A[]
  readonly raise: (at: A) => void
}

function RaiseOne<A extends Parameters<typeof nameOf>[0]>({
  what,
  price,
  gold,
  places,
  raise,
}: RaiseOneProps<A>) {
  const place = useSignal(0)
  const at = places[place.value] ?? places[0]
  return (
    <div class="raise">
      <select
        aria-label={words.raise.where(what)}
        value={`${place.value}`}
        onChange={({ currentTarget }) => {
          place.value = Number(currentTarget.value)
        }}
      >
        {places.map((each, i) => (
          <option key={each} value={`${i}`}>
            {nameOf(each)}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="plain"
        disabled={gold < price || at === undefined}
        onClick={() => at !== undefined && raise(at)}
      >
        {words.raise.done(what, price)}
      </button>
    </div>
  )
}
