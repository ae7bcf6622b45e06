import type { Goods } from '@windward/sails-of-war/facts'

/** Resources as a draft keeps them. */
export function goodsIn(work: unknown): Goods {
  const count = (kind: keyof Goods): number => {
    const found = typeof work === 'object' && work !== null ? Reflect.get(work, kind) : 0
    return typeof found === 'number' ? found : 0
  }
  return { grain: count('grain'), wood: count('wood'), iron: count('iron') }
}
