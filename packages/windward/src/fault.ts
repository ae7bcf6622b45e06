import { type AnyGame, type Refusal, tableWords, textOf } from '@windward/table'

/** What a program is told of a fault beside the sentence. */
export interface FaultDetails {
  readonly clause?: string
  /** Which entry of a record does not fit, from 1. */
  readonly entry?: number
}

interface FaultOptions extends ErrorOptions {
  readonly details?: FaultDetails
}

/** Something went wrong that the person at the keyboard can do something about: the message is a sentence for them. */
export class Fault extends Error {
  readonly exitCode: number = 1
  readonly details: FaultDetails

  constructor(message: string, { details = {}, ...options }: FaultOptions = {}) {
    super(message, options)
    this.details = details
  }
}

/** The command itself asks for something there is not. */
export class UsageFault extends Fault {
  override readonly exitCode = 2
}

/** What a rule refused, as a sentence that names the clause. */
export function sentenceOf({ refused, clause }: Refusal, game?: AnyGame): string {
  return `${textOf(refused, tableWords, game?.words ?? {})} (${clause})`
}

/** The same for a program: which clause, and which entry where it is one. */
export function detailsOf({ refused, clause }: Refusal): FaultDetails {
  const { entry } = refused.fields
  return { clause, ...(typeof entry === 'number' && { entry }) }
}

export function messageOf(trouble: unknown): string {
  return trouble instanceof Error ? trouble.message : String(trouble)
}
