import { n, xy } from './part.ts'

/** Where a tree stands, and how high it is. */
export type Tree = readonly [x: number, y: number, high: number]

/** A fir in three tiers. */
export function fir([x, y, h]: Tree): string {
  const w = h * 0.4
  return `M${xy(x, y - h)}L${xy(x - w * 0.5, y - h * 0.6)}L${xy(x - w * 0.26, y - h * 0.62)}L${xy(x - w * 0.8, y - h * 0.32)}L${xy(x - w * 0.45, y - h * 0.34)}L${xy(x - w, y - h * 0.05)}Q${xy(x, y + h * 0.05)} ${xy(x + w, y - h * 0.05)}L${xy(x + w * 0.45, y - h * 0.34)}L${xy(x + w * 0.8, y - h * 0.32)}L${xy(x + w * 0.26, y - h * 0.62)}L${xy(x + w * 0.5, y - h * 0.6)}Z`
}

/** Its side away from the light. */
export function firShade([x, y, h]: Tree): string {
  const w = h * 0.4
  return `M${xy(x, y - h)}L${xy(x + w * 0.5, y - h * 0.6)}L${xy(x + w * 0.26, y - h * 0.62)}L${xy(x + w * 0.8, y - h * 0.32)}L${xy(x + w * 0.45, y - h * 0.34)}L${xy(x + w, y - h * 0.05)}Q${xy(x + w * 0.5, y)} ${xy(x, y)}L${xy(x - w * 0.1, y - h * 0.2)}L${xy(x + w * 0.2, y - h * 0.3)}L${xy(x, y - h * 0.55)}L${xy(x + w * 0.14, y - h * 0.65)}Z`
}

/** The crown of an oak. */
export function oak([x, y, h]: Tree): string {
  const r = h * 0.3
  return `M${xy(x - r * 1.25, y - h * 0.35)}q${xy(-r * 0.5, -r * 0.9)} ${xy(r * 0.35, -r * 1.1)}q${xy(r * 0.1, -r)} ${xy(r, -r * 0.75)}q${xy(r * 0.95, -r * 0.3)} ${xy(r, r * 0.7)}q${xy(r * 0.85, r * 0.2)} ${xy(r * 0.3, r * 1.1)}q${xy(-r * 0.2, r * 0.75)} ${xy(-r * 1.2, r * 0.35)}q${xy(-r * 0.9, r * 0.5)} ${xy(-r * 1.45, -r * 0.3)}z`
}

export function oakShade([x, y, h]: Tree): string {
  const r = h * 0.3
  return `M${xy(x + r * 0.5, y - h * 0.35 - r * 1.75)}q${xy(r * 0.75, 0)} ${xy(r * 0.6, r * 0.6)}q${xy(r * 0.85, r * 0.2)} ${xy(r * 0.3, r * 1.1)}q${xy(-r * 0.2, r * 0.75)} ${xy(-r * 1.2, r * 0.35)}q${xy(-r * 0.6, r * 0.4)} ${xy(-r, r * 0.05)}q${xy(r, -r * 0.1)} ${xy(r, -r * 0.8)}q${xy(r * 0.6, -r * 0.5)} ${xy(r * 0.3, -r * 1.3)}z`
}

export const trunk = ([x, y, h]: Tree): string => `M${xy(x, y - h * 0.12)}v${n(h * 0.16)}`
