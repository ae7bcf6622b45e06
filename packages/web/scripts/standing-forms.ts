import type { Plugin } from 'vite'

const STANDING = 'standing:'

/** A name for every word in a schema that has one. */
function namesIn(schema: unknown, nameOf: (word: string) => string | undefined): Record<string, string> {
  const words = new Set(JSON.stringify(schema).match(/(?<=")[^"\\]+(?=")/g))
  return Object.fromEntries(
    [...words].flatMap((word) => {
      const name = nameOf(word)
      return name === undefined ? [] : [[word, name]]
    }),
  )
}

/** `import('standing:@windward/swords-and-sails')` brings the forms of the instructions seats may leave, with their words. */
export function standingForms(): Plugin {
  return {
    name: 'windward-standing-forms',
    resolveId: (id) => (id.startsWith(STANDING) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${STANDING}`)) return undefined
      const of = id.slice(STANDING.length + 1)
      const [{ game }, { standingTitles, standingName }] = await Promise.all([
        import(of),
        import(`${of}/standing`),
      ])
      const decisions: readonly Decision[] = game.decisions
      const forms = decisions.flatMap(({ kind, standing }) =>
        standing === undefined
          ? []
          : { kind, title: standingTitles[kind], shape: standing.shape.toJSONSchema({ io: 'input' }) },
      )
      return `export default ${JSON.stringify({ forms, names: namesIn(forms, standingName) })}`
    },
  }
}

interface Decision {
  readonly kind: string
  readonly standing?: { readonly shape: { toJSONSchema(how: { readonly io: 'input' }): object } }
}
