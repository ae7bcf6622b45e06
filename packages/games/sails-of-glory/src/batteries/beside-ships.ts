import type { SogFlow, SogTable } from '../state.ts'

/** SOG 1.1.4: what ships and what batteries are asked is asked at once. Without batteries there is nothing beside. */
export function* besideShips<A, B>(
  t: SogTable,
  ships: (t: SogTable) => SogFlow<A>,
  batteries: (t: SogTable) => SogFlow<B>,
): SogFlow<readonly [A, B]> {
  if (t.state.batteries.length === 0) return [yield* ships(t), yield* batteries(t)]
  const ofShips: { readonly is: A }[] = []
  const ofBatteries: { readonly is: B }[] = []
  yield* t.together(
    ['ships', 'batteries'] as const,
    (whose) => whose,
    function* (own, whose): SogFlow {
      if (whose === 'ships') ofShips.push({ is: yield* ships(own) })
      else ofBatteries.push({ is: yield* batteries(own) })
    },
  )
  const [one] = ofShips
  const [other] = ofBatteries
  if (one === undefined || other === undefined) throw new Error('Ships or batteries gave no answer.')
  return [one.is, other.is]
}
