import type { Ammo } from '../data/ammunition.ts'
import { isShip, type TargetId } from '../data/targets.ts'

/** What guns may be given to fire, and whether they may be aimed high (SOG 12.6.2, SOG 12.10.1). */
interface Gunnery {
  readonly loads: readonly Ammo[]
  readonly mayAimHigh: boolean
}

interface Way<A> {
  readonly at: TargetId
  readonly arc: A
  readonly load: Ammo | null
  readonly high: boolean
}

/** The ways one shot may be fired: with each load at hand, and high where that is allowed. */
export function waysToFire<A>(
  { loads, mayAimHigh }: Gunnery,
  { at, arc }: { readonly at: TargetId; readonly arc: A },
): Way<A>[] {
  const chosen = loads.length === 0 ? [null] : loads
  return chosen.flatMap((load) => {
    const plain = { at, arc, load, high: false }
    return mayAimHigh && isShip(at) && (load === null || load === 'ball')
      ? [plain, { ...plain, high: true }]
      : [plain]
  })
}
