import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../../', import.meta.url))

/** Words people once had to read twice; each has a plain one now. */
const ODD = [
  'Lay a table',
  'A table is being laid',
  'Lay the table',
  'Lay the table and play',
  'Sit down',
  'Look in',
  'Look back',
  'To the harbour',
  'Harbour',
  'Let it pass',
  'Seal it',
  'Seal orders',
  'sealed',
  'Nothing more from me',
  'Others are at it',
  'Awaited',
  'writing',
  'What has happened',
  'Hold',
  'Fold',
  'On to the decision',
  'Ledger',
  'Logs',
  'Sheet',
  'Atlas',
  'Ahead',
  'green card',
  'blue card',
  'The army bears',
  'Taken unopposed',
  'for certain',
  'buy off',
  'Pay the toll',
  'One team',
  'Talk, deal and make teams, until all are ready',
  'Goes',
  'whomever it meets',
  'Chosen works',
  'For your eyes only',
  'Without effect',
  'Steward',
  'What stewards take in',
  'All switches of the rules',
  'Sand-glass',
  'daylight',
  'lamplight',
  'Results are told',
  'Take in a record',
  'Keep it on the server',
  'Your sign',
  'Take everything along',
  'Be forgotten …',
  'Notices',
  'Nobody ticked is everybody.',
  'Say it',
  'Through the eyes of',
  'Stop here',
]

/** What the rulebooks themselves call so. */
const OF_THE_RULEBOOKS: Readonly<Record<string, string>> = {
  Hold: 'an order that a piece is given',
}

/** Every text that stands by itself in a catalogue. */
function textsIn(file: string): string[] {
  const source = readFileSync(`${packages}${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
    ([, quoted, template]) => quoted ?? template ?? '',
  )
}

test('no control, heading or message says what has a plain word', () => {
  const files = globSync('**/*.en.ts', { cwd: packages, exclude: (path) => path === 'node_modules' })
  assert.ok(files.length > 80)
  const odd = new Set(ODD.filter((phrase) => OF_THE_RULEBOOKS[phrase] === undefined))
  const found = files.flatMap((file) =>
    textsIn(file)
      .filter((text) => odd.has(text))
      .map((text) => `${file}: ${text}`),
  )
  assert.deepEqual(found, [])
})
