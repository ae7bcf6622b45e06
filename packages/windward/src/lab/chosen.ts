/** How often, by name. */
export type Counts = Readonly<Record<string, number>>

/** Longer texts are somebody's words and no choice. */
const LONGEST = 40

/**
 * What was chosen in an answer, as far as that can be said without knowing the game: each word in it, under the kind of the decision
 * and the name of the field it stands in.
 */
export function* chosenIn(kind: string, answer: unknown, field = ''): Generator<string> {
  if (typeof answer === 'string' || typeof answer === 'boolean') {
    const text = String(answer)
    if (text.length <= LONGEST) yield field === '' ? `${kind}: ${text}` : `${kind}, ${field}: ${text}`
  } else if (Array.isArray(answer)) {
    for (const each of answer) yield* chosenIn(kind, each, field)
  } else if (typeof answer === 'object' && answer !== null) {
    for (const [name, value] of Object.entries(answer)) yield* chosenIn(kind, value, name)
  }
}
