import type { SwordsAndSails } from '@windward/swords-and-sails/board'
import type { BoardTab } from '../../table/contract.ts'

export const tabs: readonly BoardTab<SwordsAndSails>[] = []
