import type { TableModel } from '@windward/kit/contract.ts'
import type { SailsOfGlory, View } from '@windward/sails-of-glory/facts'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface ShownSea {
  readonly shown: View
  /** A view in which all ships lie as they are shown, which stays the same while nothing is told that moves one. */
  readonly lying: View
  /** Whether what is shown comes after what was shown before; whoever steps back sees no ship sail. */
  readonly goesOn: boolean
}

/** The sea as it is shown: what was seen right after what is being told, or as it stands. */
export function useShownSea(table: TableModel<SailsOfGlory>): ShownSea | undefined {
  const shown = table.shown.value
  const line = table.telling.value?.line.n ?? Number.POSITIVE_INFINITY
  const before = useRef<{ lying: View; line: number } | undefined>(undefined)
  const lying =
    before.current !== undefined && shown !== undefined && lieAlike(before.current.lying, shown)
      ? before.current.lying
      : shown
  const goesOn = line >= (before.current?.line ?? 0)
  useLayoutEffect(() => {
    before.current = lying && { lying, line }
  }, [lying, line])
  return shown && lying && { shown, lying, goesOn }
}

function lieAlike(one: View, other: View): boolean {
  return (
    one === other ||
    (one.battle === other.battle &&
      one.ships.length === other.ships.length &&
      one.ships.every((ship, place) => {
        const there = other.ships[place]
        return there !== undefined && lieOf(ship) === lieOf(there)
      }))
  )
}

const lieOf = ({ id, pose, fate, wreck }: View['ships'][number]): string =>
  `${id} ${pose.x} ${pose.y} ${pose.heading} ${fate} ${wreck}`
