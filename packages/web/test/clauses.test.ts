import assert from 'node:assert/strict'
import { test } from 'node:test'
import { clausesIn } from '../scripts/clauses.ts'

const RULES = `# The rules of a game

Words before the first clause belong to none.

## ABC 1 Frame

### ABC 1.1 The game

**ABC 1.1.1** One to a seat.
*Source:* somewhere

**ABC 1.1.2** A table:

| a | b |
|---|---|
| 1 | 2 |

## ABC 2 Play

**ABC 2.1** Everybody plays.
`

test('a clause has its number, its place and all that is said of it', () => {
  assert.deepEqual(clausesIn(RULES), [
    {
      id: 'ABC 1.1.1',
      chapter: 'ABC 1 Frame',
      section: 'ABC 1.1 The game',
      text: 'One to a seat.\n*Source:* somewhere',
    },
    {
      id: 'ABC 1.1.2',
      chapter: 'ABC 1 Frame',
      section: 'ABC 1.1 The game',
      text: 'A table:\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    },
    { id: 'ABC 2.1', chapter: 'ABC 2 Play', section: '', text: 'Everybody plays.' },
  ])
})
