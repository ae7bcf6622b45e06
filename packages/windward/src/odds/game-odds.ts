import { Fault, messageOf, UsageFault } from '../fault.ts'
import { field, type KnownGame } from '../games.ts'

/**
 * A question about odds that a game can answer. A game that can exports a list of them as `odds`; what they mean is
 * the game's affair.
 */
export interface GameOdds {
  readonly name: string
  readonly about: string
  readonly flags: readonly Flag[]
  ask(given: Given, pains: Pains): Answer
}

/** A flag without a value is on or off. */
export interface Flag {
  readonly name: string
  readonly value?: string
  readonly about: string
}

export type Given = Readonly<Record<string, string | boolean | undefined>>

/** How much trouble to take: exact while that is quick, or so many trials. */
interface Pains {
  readonly way: 'best' | 'sampled'
  readonly trials: number
  readonly seed: string
}

type Answer = { readonly report: object; readonly lines: readonly string[] } | { readonly complaint: string }

export async function oddsOf({ name, module }: KnownGame): Promise<readonly GameOdds[]> {
  let found: unknown
  try {
    found = await import(module)
  } catch (trouble) {
    throw new Fault(`The game “${name}” cannot be loaded: ${messageOf(trouble)}`, { cause: trouble })
  }
  const odds = field(found, 'odds')
  if (!isOdds(odds)) throw new UsageFault(`${name} has no odds to ask for.`)
  return odds
}

function isOdds(value: unknown): value is readonly GameOdds[] {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        typeof field(each, 'name') === 'string' &&
        typeof field(each, 'about') === 'string' &&
        Array.isArray(field(each, 'flags')) &&
        typeof field(each, 'ask') === 'function',
    )
  )
}
