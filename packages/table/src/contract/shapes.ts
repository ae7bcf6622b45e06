import { z } from 'zod'
import type { GameTypes } from '../game.ts'
import { textOf } from '../phrase.ts'
import type { Bench } from './trial.ts'

/** Words of JSON Schema that say what a value is. */
const TELLING = ['type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', '$ref']

/**
 * Every kind of decision has a name of its own and a form that can be written down as JSON Schema with nothing left
 * open: so the API can document it, and an answer that was read shares nothing with what was given. Instructions left
 * beforehand have a title.
 */
export function shapes<G extends GameTypes>({ game }: Bench<G>): void {
  const kinds = game.decisions.map(({ kind }) => kind)
  const twice = kinds.find((kind, place) => kinds.indexOf(kind) < place)
  if (twice !== undefined) throw new Error(`Two kinds of decision are called '${twice}'.`)
  for (const { kind, shape, standing } of game.decisions) {
    mustBeClosed(z.toJSONSchema(shape), `The form of '${kind}'`)
    if (standing === undefined) continue
    mustBeClosed(z.toJSONSchema(standing.shape), `The form of instructions for '${kind}'`)
    textOf(standing.title, game.words)
  }
}

function mustBeClosed(schema: unknown, what: string): void {
  if (typeof schema !== 'object' || schema === null) return
  if (!Array.isArray(schema) && !TELLING.some((word) => word in schema))
    throw new Error(`${what} leaves something open.`)
  for (const part of partsOf(schema)) mustBeClosed(part, what)
}

/** The schemas inside a schema. */
function partsOf(schema: object): unknown[] {
  const {
    properties,
    additionalProperties,
    items,
    prefixItems,
    anyOf,
    oneOf,
    allOf,
    $defs,
  }: Record<string, unknown> = {
    ...schema,
  }
  const named = [properties, $defs].flatMap((group) => Object.values(group ?? {}))
  const listed = [prefixItems, anyOf, oneOf, allOf].flatMap((group) => (Array.isArray(group) ? group : []))
  return [...named, ...listed, items, additionalProperties]
}
