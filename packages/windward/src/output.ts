/** What a command found out: for a program as one object, for a person as lines. */
export function print(report: object, lines: readonly string[], json: boolean): void {
  process.stdout.write(json ? `${JSON.stringify(report)}\n` : lines.map((line) => `${line}\n`).join(''))
}

/** What came of a command that found something wanting or failed, for a program. */
export function printFault(sentence: string, details: object): void {
  process.stdout.write(`${JSON.stringify({ ok: false, ...details, sentence })}\n`)
}

/** A word to the person at the keyboard, apart from the result. */
export function remark(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
}

const thousands = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

export function figure(number: number): string {
  return thousands.format(number)
}

/** Names on the left, values in a column on the right of them. */
export function columns(rows: readonly (readonly [name: string, value: string])[]): string[] {
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`)
}
