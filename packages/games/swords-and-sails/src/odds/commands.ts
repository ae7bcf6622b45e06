import { textOf } from '@windward/table'
import { attackCommand } from './attack-command.ts'
import { battleCommand } from './battle-command.ts'
import type { Flag, OddsCommand } from './command.ts'
import { exchangeCommand } from './exchange-command.ts'
import { holdCommand } from './hold-command.ts'
import type { Pains } from './odds.ts'
import { type Given, Unreadable } from './read-arguments.ts'
import { siegeCommand } from './siege-command.ts'
import { oddsWords } from './words.en.ts'

/** A question about odds as a command line asks it: an answer for a program and for a person, or what was wrong. */
interface AskedOdds {
  readonly name: string
  readonly about: string
  readonly flags: readonly Flag[]
  ask(given: Given, pains: Pains): OddsAnswer
}

type OddsAnswer =
  | { readonly report: object; readonly lines: readonly string[] }
  | { readonly complaint: string }

export const odds: readonly AskedOdds[] = [
  attackCommand,
  holdCommand,
  siegeCommand,
  battleCommand,
  exchangeCommand,
].map(asked)

function asked(command: OddsCommand): AskedOdds {
  const { name, about, flags } = command
  return {
    name,
    about,
    flags,
    ask: (given, pains) => {
      try {
        const { report, lines } = command.work(given, pains)
        return { report, lines: lines.map((line) => textOf(line, oddsWords)) }
      } catch (trouble) {
        if (trouble instanceof Unreadable) return { complaint: trouble.message }
        throw trouble
      }
    },
  }
}
