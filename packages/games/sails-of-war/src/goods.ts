import { after, branch, choice, type Options, range, turned } from '@windward/table'
import { type Goods, goodsSchema, RESOURCE_IDS, type ResourceId, STOCK_LIMIT } from './data/resources.ts'
import { say } from './words.en.ts'

export const noGoods = (): Goods => ({ grain: 0, wood: 0, iron: 0 })

export const mixShape = goodsSchema

export function sumOf({ grain, wood, iron }: Goods): number {
  return grain + wood + iron
}

export function canPay(stock: Goods, cost: Goods): boolean {
  return RESOURCE_IDS.every((kind) => cost[kind] <= stock[kind])
}

export function pay(stock: Goods, cost: Goods): void {
  for (const kind of RESOURCE_IDS) stock[kind] -= cost[kind]
}

/** SOW 1.1.4: what is above the limit is lost. */
export function gain(stock: Goods, goods: Goods): void {
  for (const kind of RESOURCE_IDS) stock[kind] = Math.min(STOCK_LIMIT, stock[kind] + goods[kind])
}

export function times(goods: Goods, by: number): Goods {
  return { grain: goods.grain * by, wood: goods.wood * by, iron: goods.iron * by }
}

export function only(kind: ResourceId, count: number): Goods {
  return { ...noGoods(), [kind]: count }
}

/** A mix of so many resources, of what there is if that is limited. */
export function mixOptions(count: number, available?: Goods): Options<Goods> {
  const most = (kind: ResourceId) => Math.min(count, available?.[kind] ?? count)
  const least = (left: number, room: number) => Math.max(0, left - room)
  return after(
    range(least(count, most('wood') + most('iron')), most('grain'), say('goods.kind', { kind: 'grain' })),
    (grain) =>
      turned(
        range(
          least(count - grain, most('iron')),
          Math.min(count - grain, most('wood')),
          say('goods.kind', { kind: 'wood' }),
        ),
        (wood) => ({ grain, wood, iron: count - grain - wood }),
      ),
  )
}

/** Wood or Iron, all of one kind (SOW 1.4.2). */
export function woodOrIron<A>(
  stock: Goods,
  price: number,
  leads: (kind: 'wood' | 'iron') => Options<A>,
): Options<A> {
  return choice(
    (['wood', 'iron'] as const)
      .filter((kind) => stock[kind] >= price)
      .map((kind) => branch(kind, () => leads(kind))),
  )
}
