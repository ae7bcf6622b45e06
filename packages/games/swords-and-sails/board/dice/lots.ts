import {
  type FactionId,
  type FigureId,
  figure,
  figureOf,
  QUICK_COMBAT,
} from '@windward/swords-and-sails/facts'
import type { Phrase } from '@windward/table'
import { isFaction } from '../factions/faction.ts'
import { isFigure } from '../pieces/is-figure.ts'

/** Dice thrown together for one thing. */
export interface Lot {
  readonly name: string
  readonly rolled: readonly number[]
  /** A die that shows this or less counts, where each counts by itself. */
  readonly hit?: number | undefined
}

const isRolled = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length > 0 && value.every((die) => typeof die === 'number')

/** SNS 7.3.3, SNS 7.6.1: shots hit as a volley does, whoever shoots. */
const SHOTS: readonly string[] = ['battle.volley', 'battle.parting']

/** The dice a ledger line tells of. */
export function lotsIn({ key, fields }: Phrase): readonly Lot[] {
  const { rolls, rolled, faction } = fields
  if (isRolled(rolled)) return [{ name: '', rolled }]
  if (!Array.isArray(rolls)) return []
  const by = typeof faction === 'string' && isFaction(faction) ? faction : undefined
  return rolls.flatMap((each) => lotOf(each, by, SHOTS.includes(key)))
}

function lotOf(thrown: unknown, faction: FactionId | undefined, isShot: boolean): Lot[] {
  if (typeof thrown !== 'object' || thrown === null) return []
  if (!('rolled' in thrown) || !('kind' in thrown) || !isRolled(thrown.rolled)) return []
  const { kind, rolled } = thrown
  if (typeof kind !== 'string' || !isFigure(kind)) return [{ name: '', rolled }]
  return [{ name: figure(kind), rolled, hit: isShot ? QUICK_COMBAT.volleyHit : hitOf(faction, kind) }]
}

function hitOf(faction: FactionId | undefined, kind: FigureId): number | undefined {
  return faction === undefined ? undefined : figureOf(faction, kind).hit
}
