import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { ServedGame } from './served-game.ts'

type Schema = Readonly<Record<string, unknown>>

const part = z.record(z.string(), z.unknown())
const ofItsTypes = z.object({
  view: part,
  outcome: part,
  briefs: z.record(z.string(), part),
  $defs: z.record(z.string(), part),
})

/** What a game that does not tell says of itself. */
const UNTOLD = { view: { type: 'object' }, outcome: { type: 'object' }, briefs: {}, $defs: {} }

/** Made from the types of the game (`npm run schemas`), beside the module it is loaded from. */
async function typesOf(module: string): Promise<z.infer<typeof ofItsTypes>> {
  try {
    return ofItsTypes.parse(JSON.parse(await readFile(new URL('data/schema.json', module), 'utf8')))
  } catch (trouble) {
    if (trouble instanceof Error && 'code' in trouble && trouble.code === 'ENOENT') return UNTOLD
    throw trouble
  }
}

/** As the rules read it, so of what comes in. */
export function schemaOf(shape: z.ZodType): Schema {
  const { $schema, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' })
  return schema
}

const object = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  additionalProperties: false,
})

/**
 * All that a program needs to know of a game's forms, as one JSON Schema: `#/properties/view` is what a view is made of,
 * `#/properties/decisions/properties/KIND/properties/answer` what an answer is.
 */
export async function gameSchema({ game, module }: ServedGame): Promise<Schema> {
  const { id, name, version, options, decisions } = game
  const { view, outcome, briefs, $defs } = await typesOf(module)
  const forms = decisions.map(({ kind, shape, standing }): [string, Schema] => [
    kind,
    object({
      brief: briefs[kind] ?? {},
      answer: schemaOf(shape),
      ...(standing !== undefined && { instruction: schemaOf(standing.shape) }),
    }),
  ])
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${name}, version ${version} of its rules`,
    $comment: `From /api/v1/games/${encodeURIComponent(id)}/schema`,
    ...object({ options: schemaOf(options), view, outcome, decisions: object(Object.fromEntries(forms)) }),
    $defs,
  }
}
