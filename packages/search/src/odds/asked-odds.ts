import { type Catalogue, type Phrase, textOf } from '@windward/table'
import type { Pains } from './pains.ts'

/** What was asked cannot be read; the message is a sentence that says why. */
export class Misread extends Error {}

/** The values given with a question, by the name of the flag. */
export type Given = Readonly<Record<string, string | boolean | undefined>>

/** A flag without a value is on or off. */
export interface Flag {
  readonly name: string
  readonly value?: string
  readonly about: string
}

/** A question about odds that can be asked in words. */
export interface OddsCommand {
  readonly name: string
  readonly about: string
  readonly flags: readonly Flag[]
  /** Throws `Misread` where the words cannot be read. */
  work(given: Given, pains: Pains): { readonly report: object; readonly lines: readonly Phrase[] }
}

/** A question about odds as a command line asks it: an answer for a program and for a person, or what was wrong. */
export interface AskedOdds {
  readonly name: string
  readonly about: string
  readonly flags: readonly Flag[]
  ask(given: Given, pains: Pains): OddsAnswer
}

type OddsAnswer =
  | { readonly report: object; readonly lines: readonly string[] }
  | { readonly complaint: string }

/** A game's questions with their words, as it exports them. */
export function askedOdds(commands: readonly OddsCommand[], words: Catalogue): readonly AskedOdds[] {
  return commands.map((command) => {
    const { name, about, flags } = command
    return {
      name,
      about,
      flags,
      ask: (given, pains) => {
        try {
          const { report, lines } = command.work(given, pains)
          return { report, lines: lines.map((line) => textOf(line, words)) }
        } catch (trouble) {
          if (trouble instanceof Misread) return { complaint: trouble.message }
          throw trouble
        }
      },
    }
  })
}

export function textIn(given: Given, flag: string): string | undefined {
  const value = given[flag]
  return typeof value === 'string' ? value.trim() : undefined
}
