import { DEGREE } from './measures.ts'

/** SOG 3.1.1: the eight winds, by where they come from, clockwise from the top of the sea. */
export const WINDS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type WindId = (typeof WINDS)[number]

const APART = 45 * DEGREE

/** Where a wind comes from, as a heading. */
export function sourceOf(wind: WindId): number {
  return WINDS.indexOf(wind) * APART
}

export const STRENGTHS = ['low', 'medium', 'high'] as const
export type Strength = (typeof STRENGTHS)[number]
