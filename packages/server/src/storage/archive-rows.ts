export type ArchiveValue = string | number | null

/** A row of a table, as it stands in a backup: one a line. */
export interface ArchiveRow {
  readonly table: string
  readonly row: Readonly<Record<string, ArchiveValue>>
}

/** The first row of a backup says of which version the others are. */
export const VERSION = 'version'

/** Every table, in an order in which each refers only to those before it. */
export const TABLES = [
  'matches',
  'seats',
  'asked',
  'happenings',
  'steps',
  'lines',
  'checkpoints',
  'talk',
  'due',
  'notices',
  'blocks',
  'mutes',
  'reports',
  'papers',
  'bots',
] as const
