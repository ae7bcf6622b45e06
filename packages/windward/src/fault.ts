import { type AnyGame, type Refusal, tableWords, textOf } from '@windward/table'

/** Something went wrong that the person at the keyboard can do something about: the message is a sentence for them. */
export class Fault extends Error {
  readonly exitCode: number = 1
}

/** The command itself asks for something there is not. */
export class UsageFault extends Fault {
  override readonly exitCode = 2
}

/** What a rule refused, as a sentence that names the clause. */
export function sentenceOf({ refused, clause }: Refusal, game?: AnyGame): string {
  return `${textOf(refused, tableWords, game?.words ?? {})} (${clause})`
}

export function messageOf(trouble: unknown): string {
  return trouble instanceof Error ? trouble.message : String(trouble)
}
