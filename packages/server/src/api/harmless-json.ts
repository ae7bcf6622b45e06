import { Problem } from './problem.ts'
import { refusals } from './refusals.en.ts'

/** Any of these may name what every object inherits from: such a text is looked at key by key. */
const SUSPICIOUS = /proto|constructor|\\u/

/** Reads JSON that is no body of a request, for which the app does so. */
export function harmlessJson(text: string): unknown {
  try {
    return SUSPICIOUS.test(text) ? JSON.parse(text, harmless) : JSON.parse(text)
  } catch (trouble) {
    throw trouble instanceof Problem ? trouble : new Problem(400, refusals.noJson)
  }
}

function harmless(key: string, value: unknown): unknown {
  const inherits =
    key === '__proto__' ||
    (key === 'constructor' && typeof value === 'object' && value !== null && 'prototype' in value)
  if (inherits) throw new Problem(400, refusals.forbiddenName)
  return value
}
