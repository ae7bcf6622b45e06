/** What each kind of instruction is about, for a form in which one leaves it. */
export const standingTitles: Readonly<Record<string, string>> = {
  fire: 'Combat: how my ships fire',
  reload: 'Reloading: with what, wherever guns are empty',
}

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
