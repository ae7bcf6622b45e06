const said: Readonly<Record<string, string>> = {
  best: 'at whatever promises most',
  hold: 'not at all',
  ball: 'ball',
  chain: 'chain shot',
  grape: 'grape shot',
  double: 'double shot',
  none: 'nothing: the guns stay empty',
}

/** How a value of an instruction is called. */
export function standingName(value: string): string | undefined {
  return said[value]
}
