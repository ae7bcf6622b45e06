import * as z from 'zod'
import { printed, type TableProvenance } from './provenance.ts'

export const RESOURCE_IDS = ['grain', 'wood', 'iron'] as const
export type ResourceId = (typeof RESOURCE_IDS)[number]

/** So many of each resource. */
export type Goods = Record<ResourceId, number>

export const goodsSchema = z.strictObject({
  grain: z.int().min(0).max(99),
  wood: z.int().min(0).max(99),
  iron: z.int().min(0).max(99),
})

/** SOW 1.1.4: where the chart of a stock ends. */
export const STOCK_LIMIT = 55

export const RESOURCES_PROVENANCE: TableProvenance<'kinds' | 'limit'> = {
  kinds: printed('S 1.2'),
  limit: printed('S 1.2'),
}
