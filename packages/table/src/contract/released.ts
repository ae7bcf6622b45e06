import type { Game, GameTypes } from '../game.ts'
import { textOf } from '../phrase.ts'
import { type MatchRecord, readRecord } from '../record/record.ts'
import { verify } from '../record/result.ts'
import type { Refusal } from '../refusal.ts'
import { tableWords } from '../words.en.ts'
import type { Check } from './contract.ts'

/** So many matches of a game are kept at least. */
const FEWEST = 20

/**
 * Matches that were played by the rules as they were released, each as a file's name and its text. They must play again
 * to the same end for as long as the version of the game stands: whoever alters one has changed a rule.
 */
export function released<G extends GameTypes>(
  game: Game<G>,
  kept: Readonly<Record<string, string>>,
): readonly Check[] {
  const matches = Object.entries(kept)
  const promised = `${game.id} ${game.version}`
  return [
    {
      name: `${promised}: at least ${FEWEST} matches are kept`,
      run() {
        if (matches.length < FEWEST) throw new Error(`There are ${matches.length}.`)
      },
    },
    ...matches.map(([file, text]) => ({
      name: `${promised}: ${file} plays again to the same end`,
      run: () => playsAgain(game, text),
    })),
  ]
}

function playsAgain<G extends GameTypes>(game: Game<G>, text: string): void {
  const said = ({ refused }: Refusal) => textOf(refused, tableWords, game.words)
  const record = recordIn(text)
  if (record.version !== game.version) {
    throw new Error(`It was played by version ${record.version}; play one by version ${game.version}.`)
  }
  const verified = verify(game, record)
  if (!verified.ok) {
    throw new Error(
      `${said(verified.refusal)} The rules of version ${game.version} are released: whoever changes what comes of a match ` +
        'raises the version and carries running matches across (CONTRIBUTING.md, “Versions of rules”).',
    )
  }
}

/** What a kept match says of itself; a damaged file is an error of ours. */
export function recordIn(text: string): MatchRecord {
  const read = readRecord(text)
  if (!read.ok) throw new Error(textOf(read.refusal.refused, tableWords))
  return read.value
}
