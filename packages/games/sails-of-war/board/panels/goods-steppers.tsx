import { type Goods, RESOURCE_IDS, RESOURCE_NAMES } from '@windward/sails-of-war/facts'
import { GOODS_MARKS } from '../signs/marks.ts'
import { Mark } from '../signs/sign.tsx'
import { words } from './words.en.ts'

interface GoodsSteppersProps {
  readonly goods: Goods
  readonly most: Goods
  readonly change: (goods: Goods) => void
}

/** So many of each resource. */
export function GoodsSteppers({ goods, most, change }: GoodsSteppersProps) {
  return (
    <div class="sow-goods">
      {RESOURCE_IDS.map((kind) => {
        const become = (count: number) =>
          change({ ...goods, [kind]: Math.max(0, Math.min(most[kind], Math.round(count))) })
        return (
          <fieldset key={kind}>
            <legend>
              <span class="sow-kind">
                <Mark d={GOODS_MARKS[kind]} kind={`sow-${kind}`} />
                {words.goods.upTo(kind, most[kind])}
              </span>
            </legend>
            <span class="stepper-row">
              <button
                type="button"
                aria-label={words.goods.less(kind)}
                disabled={goods[kind] === 0}
                onClick={() => become(goods[kind] - 1)}
              >
                −
              </button>
              <input
                type="number"
                aria-label={RESOURCE_NAMES[kind]}
                inputMode="numeric"
                min={0}
                max={most[kind]}
                value={goods[kind]}
                onChange={({ currentTarget }) => become(currentTarget.valueAsNumber || 0)}
              />
              <button
                type="button"
                aria-label={words.goods.more(kind)}
                disabled={goods[kind] >= most[kind]}
                onClick={() => become(goods[kind] + 1)}
              >
                +
              </button>
            </span>
          </fieldset>
        )
      })}
    </div>
  )
}
