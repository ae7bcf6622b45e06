import { json } from './columns.ts'
import type { Engine, Row } from './script.ts'

/** Who may know of something, as it stands in a column: a JSON list of names, or nothing for everybody. */
export function keptAudience(to: 'all' | readonly string[]): string | null {
  return to === 'all' ? null : JSON.stringify(to)
}

export function audienceIn(row: Row): 'all' | readonly string[] {
  return row['audience'] === null ? 'all' : json<readonly string[]>(row, 'audience')
}

/** The table's `mayRead` in SQL: whether this viewer may read what was told to those in the column. */
export function mayReadSql({ dialect }: Pick<Engine, 'dialect'>, column: string, viewer: string): string {
  const named =
    dialect === 'sqlite'
      ? `exists (select 1 from json_each(${column}) where value = ${viewer})`
      : `${column}::jsonb ? ${viewer}::text`
  return `(${column} is null or ${named})`
}
