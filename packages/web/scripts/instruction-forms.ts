import type { About } from '@windward/kit/about.ts'
import { type AnyGame, textOf } from '@windward/table'

type WordName = NonNullable<About['instructionWord']>

/** A name for every word in a schema that has one. */
function namesIn(schema: unknown, nameOf: WordName): Record<string, string> {
  const words = new Set(JSON.stringify(schema).match(/(?<=")[^"\\]+(?=")/g))
  return Object.fromEntries(
    [...words].flatMap((word) => {
      const name = nameOf(word)
      return name === undefined ? [] : [[word, name]]
    }),
  )
}

/** The forms of the instructions seats of a game may leave, with their words. */
export function formsOf({ decisions, words }: AnyGame, nameOf: WordName = () => undefined) {
  const forms = decisions.flatMap(({ kind, standing }) =>
    standing === undefined
      ? []
      : { kind, title: textOf(standing.title, words), shape: standing.shape.toJSONSchema({ io: 'input' }) },
  )
  return { forms, names: namesIn(forms, nameOf) }
}
