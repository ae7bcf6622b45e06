import type { FactionId } from '../../data/factions/factions.ts'

/** What one of several team-mates can still take: armour and health. */
export interface Bearer {
  readonly faction: FactionId
  readonly capacity: number
  /** Of the damage what comes from those whose Attack names this one (SNS 7.2.7). */
  readonly named: number
}

export type Shares = Readonly<Partial<Record<FactionId, number>>>

/** SNS 7.2.7, SNS 7.2.5: first what was meant for each, as far as he can take it; the rest by what each can then take. */
export function fairShares(bearers: readonly Bearer[], damage: number): Shares {
  const meant = bearers.map(({ faction, capacity, named }) => ({ faction, share: Math.min(capacity, named) }))
  const left = damage - meant.reduce((sum, { share }) => sum + share, 0)
  const rest = byStrength(
    bearers.map(({ faction, capacity, named }) => ({ faction, capacity: Math.max(0, capacity - named) })),
    left,
  )
  return Object.fromEntries(meant.map(({ faction, share }) => [faction, share + (rest[faction] ?? 0)]))
}

/** SNS 7.2.5: in proportion to what each can take, rounded down; what remains goes point by point to the strongest. */
function byStrength(bearers: readonly Omit<Bearer, 'named'>[], damage: number): Shares {
  const whole = bearers.reduce((sum, { capacity }) => sum + capacity, 0)
  const parts = bearers.map(({ faction, capacity }) => {
    const share = Math.min(capacity, Math.floor((damage * capacity) / Math.max(1, whole)))
    return { faction, share, capacity }
  })
  let left = Math.min(damage, whole) - parts.reduce((sum, { share }) => sum + share, 0)
  for (; left > 0; left -= 1) {
    const room = parts.filter((part) => part.share < part.capacity)
    const [strongest] = room.sort((a, b) => b.capacity - b.share - (a.capacity - a.share))
    if (strongest !== undefined) strongest.share += 1
  }
  return Object.fromEntries(parts.map(({ faction, share }) => [faction, share]))
}

/** Whether shares name everybody and cover the damage without giving anybody more than he can take. */
export function areShares(bearers: readonly Bearer[], damage: number, shares: Shares): boolean {
  const named = Object.keys(shares).every((faction) => bearers.some((bearer) => bearer.faction === faction))
  const within = bearers.every(({ faction, capacity }) => (shares[faction] ?? capacity + 1) <= capacity)
  const sum = bearers.reduce((total, { faction }) => total + (shares[faction] ?? 0), 0)
  return named && within && sum === damage
}

export function sameShares(bearers: readonly Bearer[], a: Shares, b: Shares): boolean {
  return bearers.every(({ faction }) => (a[faction] ?? 0) === (b[faction] ?? 0))
}
