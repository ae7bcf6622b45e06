import type { RealmId } from '../data/realms.ts'
import { joinedTo } from '../movement/walk.ts'
import type { View } from '../view.ts'

/** The shortest way over land to the first Realm that will do, without its start. */
export function wayTo(
  view: View,
  from: RealmId,
  willDo: (realm: RealmId) => boolean,
  passes: (realm: RealmId) => boolean = () => true,
): RealmId[] | undefined {
  const before = new Map<RealmId, RealmId | null>([[from, null]])
  for (const [at] of before) {
    if (at !== from && willDo(at)) return traced(before, at)
    if (at !== from && !passes(at)) continue
    for (const next of joinedTo(view, at)) if (!before.has(next)) before.set(next, at)
  }
  return undefined
}

function traced(before: ReadonlyMap<RealmId, RealmId | null>, to: RealmId): RealmId[] {
  const path: RealmId[] = []
  for (let at: RealmId | null = to; at !== null; at = before.get(at) ?? null) path.unshift(at)
  return path.slice(1)
}

export function reaches(view: View, from: RealmId, to: RealmId): boolean {
  return from === to || wayTo(view, from, (realm) => realm === to) !== undefined
}
