/** A statement as SQLite reads it, and which value goes to which place: one may stand in several. */
export interface Marked {
  readonly sql: string
  readonly order: readonly number[]
}

/** Puts question marks where $1, $2 … stand. */
export function questionMarks(sql: string): Marked {
  const order: number[] = []
  const marked = sql.replaceAll(/\$(\d+)/g, (_, number: string) => {
    order.push(Number(number) - 1)
    return '?'
  })
  return { sql: marked, order }
}
