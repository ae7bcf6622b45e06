import type { InstructionWords } from '@windward/kit/about.ts'
import type { AnyGame } from '@windward/table'

/** A name for every word in a schema that has one. */
function namesIn(schema: unknown, nameOf: InstructionWords['nameOf']): Record<string, string> {
  const words = new Set(JSON.stringify(schema).match(/(?<=")[^"\\]+(?=")/g))
  return Object.fromEntries(
    [...words].flatMap((word) => {
      const name = nameOf(word)
      return name === undefined ? [] : [[word, name]]
    }),
  )
}

/** The forms of the instructions seats of a game may leave, with their words. */
export function formsOf({ decisions }: AnyGame, words: InstructionWords | undefined) {
  const forms = decisions.flatMap(({ kind, standing }) =>
    standing === undefined
      ? []
      : { kind, title: words?.titles[kind] ?? kind, shape: standing.shape.toJSONSchema({ io: 'input' }) },
  )
  return { forms, names: words === undefined ? {} : namesIn(forms, words.nameOf) }
}
