import { useSignal } from '@preact/signals'
import type { Draft } from '@windward/kit/contract.ts'
import { Count } from '@windward/kit/panel/count.tsx'
import {
  type Army,
  type Fleet,
  figure,
  headed,
  isLandId,
  SHIP_IDS,
  type ShipId,
  type Transfer,
  UNIT_IDS,
  type UnitId,
} from '@windward/swords-and-sails/facts'
import { keyOfPiece } from '../map/standing.ts'
import { Figure } from '../pieces/figure.tsx'
import { UnitSheet } from '../pieces/unit-sheet.tsx'
import type { Desk } from './desk.ts'
import { isArmy } from './sheet.ts'
import { words } from './words.en.ts'

interface Pair {
  readonly from: Army | Fleet
  readonly to: Army | Fleet
}

/** Pieces of one kind in one place can exchange what they have before anything moves (SNS 5.5.1). */
function pairsOf({ plan }: Desk): Pair[] {
  const together = <P extends Army | Fleet>(pieces: readonly P[]): Pair[] =>
    pieces.flatMap((from) =>
      pieces.filter((to) => to !== from && to.at === from.at).map((to) => ({ from, to })),
    )
  return [...together(plan.armies.filter(({ at }) => isLandId(at))), ...together(plan.fleets)]
}

export function Transfers({ desk, draft }: { readonly desk: Desk; readonly draft: Draft }) {
  const pairs = pairsOf(desk)
  const { transfers } = desk.sheet
  if (pairs.length === 0 && transfers.length === 0) return null
  return (
    <details class="transfers" open={transfers.length > 0}>
      <summary>{words.transfers.head(transfers.length)}</summary>
      <ul>
        {transfers.map((transfer, i) => (
          <li key={i}>
            <span>{words.transfers.about(desk.seat, transfer)}</span>
            <button
              type="button"
              class="quiet"
              onClick={() => draft.set({ ...desk.sheet, transfers: transfers.filter((_, j) => j !== i) })}
            >
              {words.transfers.takeBack}
            </button>
          </li>
        ))}
      </ul>
      {pairs.length > 0 && (
        <Give
          pairs={pairs}
          give={(transfer) => draft.set({ ...desk.sheet, transfers: [...transfers, transfer] })}
        />
      )}
    </details>
  )
}

interface GiveProps {
  readonly pairs: readonly Pair[]
  readonly give: (transfer: Transfer) => void
}

function Give({ pairs, give }: GiveProps) {
  const chosen = useSignal(0)
  const counts = useSignal<Partial<Record<UnitId | ShipId, number>>>({})
  const pair = pairs[chosen.value] ?? pairs[0]
  if (pair === undefined) return null
  const { from, to } = pair
  const stock: readonly (readonly [UnitId | ShipId, number])[] = isArmy(from)
    ? UNIT_IDS.map((kind) => [kind, from.units[kind]] as const)
    : SHIP_IDS.map((kind) => [kind, from.ships[kind]] as const)
  const some = stock.some(([kind]) => (counts.value[kind] ?? 0) > 0)
  return (
    <div class="give">
      <select
        aria-label={words.transfers.pieces}
        value={`${chosen.value}`}
        onChange={({ currentTarget }) => {
          chosen.value = Number(currentTarget.value)
          counts.value = {}
        }}
      >
        {pairs.map((each, i) => (
          <option key={i} value={`${i}`}>
            {words.transfers.pair(keyOfPiece(each.from), keyOfPiece(each.to), each.from.at)}
          </option>
        ))}
      </select>
      {stock
        .filter(([, has]) => has > 0)
        .map(([kind, has]) => (
          <Count
            key={kind}
            before={
              <UnitSheet kind={kind} of={from.faction}>
                <Figure kind={kind} />
              </UnitSheet>
            }
            label={headed(figure(kind))}
            value={counts.value[kind] ?? 0}
            most={has}
            change={(value) => {
              counts.value = { ...counts.value, [kind]: value }
            }}
          />
        ))}
      <button
        type="button"
        class="plain"
        disabled={!some}
        onClick={() => {
          const transfer = transferOf(from, to, counts.value)
          counts.value = {}
          if (transfer !== undefined) give(transfer)
        }}
      >
        {words.transfers.done}
      </button>
    </div>
  )
}

function transferOf(
  from: Army | Fleet,
  to: Army | Fleet,
  counts: Partial<Record<UnitId | ShipId, number>>,
): Transfer | undefined {
  if (isArmy(from) && isArmy(to)) return { from: from.id, to: to.id, units: some(UNIT_IDS, counts) }
  if (!isArmy(from) && !isArmy(to)) return { from: from.id, to: to.id, ships: some(SHIP_IDS, counts) }
  return undefined
}

function some<K extends string>(
  kinds: readonly K[],
  counts: Partial<Record<string, number>>,
): Partial<Record<K, number>> {
  const chosen: Partial<Record<K, number>> = {}
  for (const kind of kinds) {
    const count = counts[kind] ?? 0
    if (count > 0) chosen[kind] = count
  }
  return chosen
}
