import assert from 'node:assert/strict'
import test from 'node:test'
import type { LedgerLine } from '@windward/kit/contract.ts'
import type { Fields } from '@windward/table'
import { sceneOf } from '../../board/scenes/scene.ts'

const line = (n: number, key: string, fields: Fields): LedgerLine => ({
  n,
  turn: 1,
  clause: 'SOW 16.4',
  private: false,
  what: { key, fields },
})

test('SOW 16.4 the table of the Council shows the votes told so far, of this card alone, and at last what became of it', () => {
  const lines = [
    line(1, 'event.vote.cast', { race: 'orcs', vote: 'reject', votes: 3 }),
    line(2, 'event.voted', { card: 'open-markets', carried: false }),
    line(3, 'event.vote.cast', { race: 'elves', vote: 'carry', votes: 2 }),
    line(4, 'event.vote.cast', { race: 'orcs', vote: 'reject', votes: 1 }),
    line(5, 'event.voted', { card: 'grain-law', carried: true }),
  ]
  const seen = (place: number) => {
    const told = lines[place]
    return told && sceneOf(told, lines)
  }
  const elves = { race: 'elves', vote: 'carry', votes: 2 }
  const orcs = { race: 'orcs', vote: 'reject', votes: 1 }
  const council = { kind: 'council', card: 'grain-law' }
  assert.deepEqual(seen(2), { ...council, ballots: [elves], carried: undefined })
  assert.deepEqual(seen(3), { ...council, ballots: [elves, orcs], carried: undefined })
  assert.deepEqual(seen(4), { ...council, ballots: [elves, orcs], carried: true })
})

test('SOW 9.1.3 at sea the attacker is on the left, and what is destroyed goes down', () => {
  const denied = { race: 'knights', owner: 'orcs', kind: 'trader', ship: 'orcs/trader/1', die: 4, zone: 3 }
  const seen = (destroyed: boolean) => {
    const told = line(1, 'sea.denied', { ...denied, destroyed })
    return sceneOf(told, [told])
  }
  const left = { race: 'knights', ship: 'warship' }
  const right = { race: 'orcs', ship: 'trader' }
  assert.deepEqual(seen(true), { kind: 'sea', left, right, lost: 'right' })
  assert.deepEqual(seen(false), { kind: 'sea', left, right, lost: undefined })
})

test('SOW 7.5.2 a Port that does not trade is seen to refuse', () => {
  const told = line(1, 'movement.trade.answered', { race: 'elves', host: 'dwarves', leave: 'refuse' })
  assert.deepEqual(sceneOf(told, [told]), { kind: 'trade', guest: 'elves', host: 'dwarves', agreed: false })
})

test('SOW 11.2.1 a Hero is seen where he is tried, and with what he finds', () => {
  const told = line(1, 'quest.found', { hero: 'elves/hero/1', realm: 'mellon', counter: 'village' })
  assert.deepEqual(sceneOf(told, [told]), {
    kind: 'quest',
    hero: 'elves',
    realm: 'mellon',
    found: 'village',
    fate: 'found',
  })
  const failed = line(2, 'quest.stage.failed', { hero: 'elves/hero/1' })
  assert.deepEqual(sceneOf(failed, [failed]), {
    kind: 'quest',
    hero: 'elves',
    realm: undefined,
    found: undefined,
    fate: 'failed',
  })
})

test('what the board itself shows has no scene of its own', () => {
  const marched = line(1, 'movement.marched', { race: 'elves', from: 'mellon', to: 'goodland' })
  assert.equal(sceneOf(marched, [marched]), undefined)
})
