import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClockSettings } from '../../../src/match/clock/clock-settings.ts'
import { declined, type Taking } from '../../../src/match/seats/challenge.ts'

const LIVE: ClockSettings = { kind: 'live', seconds: 30, perDecision: { retreat: 10 } }
const MAIL: ClockSettings = { kind: 'mail', bankSeconds: 600, perDecisionSeconds: 3600, vacationDays: 0 }

const said = (takes: readonly Taking[], clock: ClockSettings, busy = 0) => {
  const bot = { name: 'Fathom', takes: takes.map((each) => ({ ...each })), tablesAtOnce: 2 }
  return declined(bot, 'skirmish', 'Skirmish', clock, busy)
}

test('a bot takes the games and clocks it says it takes', () => {
  const takes: Taking[] = [
    { game: 'skirmish', clock: 'none' },
    { game: 'skirmish', clock: 'live', atLeastSeconds: 10 },
    { game: 'parley', clock: 'mail' },
  ]
  assert.equal(said(takes, { kind: 'none' }), undefined)
  assert.equal(said(takes, LIVE), undefined)
  assert.equal(
    said(takes, MAIL),
    'Fathom plays Skirmish without a clock or with a live clock only, and this table is by mail.',
  )
})

test('a bot that takes no such game says so', () => {
  assert.equal(said([], { kind: 'none' }), 'Fathom does not play Skirmish.')
  assert.equal(said([{ game: 'parley', clock: 'none' }], { kind: 'none' }), 'Fathom does not play Skirmish.')
})

test('a bot comes to no table where even one kind of decision is quicker than it can be', () => {
  const takes: Taking[] = [{ game: 'skirmish', clock: 'live', atLeastSeconds: 11 }]
  assert.match(String(said(takes, LIVE)), /at least 11 seconds/)
  const mail: Taking[] = [{ game: 'skirmish', clock: 'mail', atLeastSeconds: 3601 }]
  assert.match(String(said(mail, MAIL)), /at least 3601 seconds/)
})

test('a bot that sits at as many tables as it can comes to no further one', () => {
  const takes: Taking[] = [{ game: 'skirmish', clock: 'none' }]
  assert.equal(said(takes, { kind: 'none' }, 1), undefined)
  assert.match(String(said(takes, { kind: 'none' }, 2)), /as many tables/)
})
