import type { TableModel } from '@windward/kit/contract.ts'
import type { SailsOfGlory } from '@windward/sails-of-glory/facts'

/** The ship that is being dealt with: the one chosen on the sea if she is among them. */
export function presentOf(
  ships: readonly string[],
  { selection }: TableModel<SailsOfGlory>,
): string | undefined {
  return ships.find((ship) => ship === selection.value) ?? ships[0]
}
