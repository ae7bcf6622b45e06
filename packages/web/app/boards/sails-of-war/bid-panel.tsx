import {
  type Goods,
  openPlayer,
  RESOURCE_IDS,
  RESOURCE_NAMES,
  type SailsOfWar,
} from '@windward/sails-of-war/board'
import { SPECTATOR } from '@windward/table'
import type { PanelProps } from '../../table/contract.ts'
import { SealBar } from '../../table/seal-bar.tsx'

/** SOW 4.2.2: what is bid of each resource, all three in sight. */
export function BidPanel({ question, draft, table }: PanelProps<SailsOfWar>) {
  const position = table.position.value
  if (position === undefined || position.seat === SPECTATOR) return null
  const { stock } = openPlayer(position.view, position.seat)
  const bid = bidIn(draft.work.value)
  const total = RESOURCE_IDS.reduce((sum, kind) => sum + bid[kind], 0)
  return (
    <div>
      <div class="sow-bid">
        {RESOURCE_IDS.map((kind) => {
          const most = stock?.[kind] ?? 0
          const become = (count: number) =>
            draft.set({ ...bid, [kind]: Math.max(0, Math.min(most, Math.round(count))) })
          return (
            <fieldset key={kind}>
              <legend>
                {RESOURCE_NAMES[kind]}, of {most}
              </legend>
              <span class="stepper-row">
                <button
                  type="button"
                  aria-label={`One ${RESOURCE_NAMES[kind]} less`}
                  disabled={bid[kind] === 0}
                  onClick={() => become(bid[kind] - 1)}
                >
                  −
                </button>
                <input
                  type="number"
                  aria-label={`${RESOURCE_NAMES[kind]} bid`}
                  inputMode="numeric"
                  min={0}
                  max={most}
                  value={bid[kind]}
                  onChange={({ currentTarget }) => become(currentTarget.valueAsNumber || 0)}
                />
                <button
                  type="button"
                  aria-label={`One ${RESOURCE_NAMES[kind]} more`}
                  disabled={bid[kind] >= most}
                  onClick={() => become(bid[kind] + 1)}
                >
                  +
                </button>
              </span>
            </fieldset>
          )
        })}
      </div>
      <SealBar
        question={question}
        draft={draft}
        table={table}
        label={`Seal a bid of ${total}`}
        answer={bid}
      />
    </div>
  )
}

function bidIn(work: unknown): Goods {
  const count = (kind: keyof Goods): number => {
    const found = typeof work === 'object' && work !== null ? Reflect.get(work, kind) : 0
    return typeof found === 'number' ? found : 0
  }
  return { grain: count('grain'), wood: count('wood'), iron: count('iron') }
}
