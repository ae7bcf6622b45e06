/** The table somebody has just sat down to by a single press: there the game is told in short first. */
let first: string | undefined

export function tellFirst(table: string): void {
  first = table
}

/** Whether it is that table, once. */
export function isFirstSight(table: string): boolean {
  const is = first === table
  if (is) first = undefined
  return is
}
