import type { SPECTATOR } from '@windward/table'
import type { FactionId } from '../data/factions/factions.ts'
import type { Agreement } from '../state.ts'

/** SNS 4.4.6: that two partners have agreed is known to them alone; what they take off is told to all. */
export function seenAgreement(agreement: Agreement, viewer: FactionId | typeof SPECTATOR): Agreement {
  const { holder, partner } = agreement
  const isTheirs = viewer === holder || viewer === partner
  return { ...agreement, stakes: [...agreement.stakes], settled: isTheirs && agreement.settled }
}
