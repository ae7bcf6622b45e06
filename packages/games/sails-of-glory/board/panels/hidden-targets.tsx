import type { TableModel } from '@windward/kit/contract.ts'
import { type Broadside, hiddenFrom, type SailsOfGlory, type ShipId } from '@windward/sails-of-glory/facts'
import { words } from './words.en.ts'

interface HiddenTargetsProps {
  readonly ship: ShipId
  readonly side: Broadside
  readonly table: TableModel<SailsOfGlory>
}

/** SOG 3.2.4: whom these guns would reach if nothing lay between; whoever looks at one sees the line and where it ends. */
export function HiddenTargets({ ship, side, table }: HiddenTargetsProps) {
  const view = table.position.value?.view
  const own = view?.ships.find(({ id }) => id === ship)
  if (view === undefined || own === undefined) return null
  const look = (at: ShipId | undefined) => {
    table.highlight.value = at === undefined ? [] : [at]
  }
  return (
    <>
      {view.ships
        .filter((other) => other.side !== own.side && other.fate === 'afloat')
        .flatMap(({ id }) => hiddenFrom(view, ship, side, id) ?? [])
        .map(({ at, by }) => (
          <button
            key={at}
            type="button"
            class="sog-hidden"
            aria-disabled="true"
            onMouseEnter={() => look(at)}
            onMouseLeave={() => look(undefined)}
            onFocus={() => look(at)}
            onBlur={() => look(undefined)}
          >
            {words.guns.hidden(at, by)}
          </button>
        ))}
    </>
  )
}
