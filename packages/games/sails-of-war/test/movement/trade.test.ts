import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneAt as at } from '../../src/board/zones.ts'
import type { RaceId } from '../../src/data/races.ts'
import { actUntilDone } from '../../src/deeds.ts'
import { tradeValue } from '../../src/movement/by-ship/port-of-origin.ts'
import { bringHome } from '../../src/movement/by-ship/trade.ts'
import { movementSegment } from '../../src/movement/movement-deeds.ts'
import { newTurn } from '../../src/movement/turn-state.ts'
import { sink } from '../../src/sea/sink-ship.ts'
import type { State } from '../../src/state.ts'
import { lay, port, ship } from '../field.ts'
import { of, position, Scene } from '../scene.ts'

const SILVERLEAF = { realm: 'silverleaf', side: 3 } as const
const MELLON = { realm: 'mellon', side: 3 } as const

/** Silverleaf of the Elves on 2/3 and Mellon of the Knights on 2/7, both with a Port facing south. */
function sea(change?: (state: State) => void, seats: readonly RaceId[] = ['elves', 'knights', 'dark-lord']) {
  return position(seats, {}, (state) => {
    lay(state, 'silverleaf', [2, 3], { owner: 'elves', ports: [port(3)] })
    lay(state, 'mellon', [2, 7], { owner: 'knights', ports: [port(3)] })
    change?.(state)
  })
}

/** A turn of the Elves from this state. */
function turn(state: State) {
  state.turn = newTurn('elves')
  for (const each of state.ships) each.moved = false
  return new Scene(state, (t) => actUntilDone(t, 'elves', movementSegment))
}

const trader = 'elves/trader/1'
const sail = (path: number[], into: object | null = null) => ({
  do: 'sail',
  ships: [trader],
  path,
  port: into,
})

test('SOW E7, SOW 7.5.1, SOW 7.5.2, SOW 7.5.3, SOW 7.5.4, SOW 7.5.5, SOW 7.5.6 a trade cycle', () => {
  const state = sea((fresh) => {
    ship(fresh, 'elves', 'trader', [1, 1], { zone: null, port: { ...SILVERLEAF }, origin: { ...SILVERLEAF } })
  })
  assert.equal(tradeValue(state, SILVERLEAF, MELLON), 4)
  const first = turn(state).answer('elves', 'move', sail([at(3, 3), at(3, 4)]))
  const second = turn(first.state).answer('elves', 'move', sail([at(3, 5), at(3, 6)]))
  const third = turn(second.state).answer('elves', 'move', sail([at(3, 7)], MELLON))
  third.answer('knights', 'agree-to-trade', 'allow')
  assert.equal(third.refusal('knights', 'take-goods', { grain: 5, wood: 0, iron: 0 }), 'SOW 7.5.4')
  third.answer('knights', 'take-goods', { grain: 4, wood: 0, iron: 0 })
  assert.equal(third.refusal('elves', 'take-goods', { grain: 0, wood: 3, iron: 6 }), 'SOW 7.5.5')
  third.answer('elves', 'take-goods', { grain: 0, wood: 3, iron: 5 })
  assert.equal(of(third.state, 'knights').stock.grain, 4)
  assert.deepEqual(third.view('spectator').ships[0]?.cargo, { grain: 0, wood: 3, iron: 5 })
  assert.equal(third.refusal('elves', 'move', sail([at(3, 7)])), 'SOW 7.3.6')
  const fourth = turn(third.state).answer('elves', 'move', sail([at(3, 7), at(3, 6)]))
  const fifth = turn(fourth.state).answer('elves', 'move', sail([at(3, 5), at(3, 4)]))
  const sixth = turn(fifth.state).answer('elves', 'move', sail([at(3, 3)], SILVERLEAF))
  assert.deepEqual(of(sixth.state, 'elves').stock, { grain: 0, wood: 3, iron: 5 })
  assert.equal(sixth.state.ships[0]?.cargo, null)
})

test('SOW 7.5.2 a ship with cargo or without a Port of Origin does not trade', () => {
  for (const more of [
    { origin: { ...SILVERLEAF }, cargo: { grain: 1, wood: 0, iron: 0 } },
    { origin: null },
  ]) {
    const state = sea((fresh) => ship(fresh, 'elves', 'trader', [3, 7], more))
    assert.equal(turn(state).refusal('elves', 'move', sail([], MELLON)), 'SOW 7.3.5')
  }
})

test('SOW 7.5.6, SOW 7.5.7 another own Port serves only when the Port of Origin is lost', () => {
  const cargo = { grain: 0, wood: 0, iron: 8 }
  const field = (lost: boolean) =>
    sea((fresh) => {
      lay(fresh, 'goodland', [4, 7], { owner: 'elves', ports: [port(0)] })
      ship(fresh, 'elves', 'trader', [3, 7], { origin: { ...SILVERLEAF }, cargo: { ...cargo } })
      if (lost) Object.assign(fresh.realms.silverleaf ?? {}, { owner: 'knights' })
    })
  const into = sail([], { realm: 'goodland', side: 0 })
  const waits = turn(field(false)).answer('elves', 'move', into)
  assert.deepEqual(waits.state.ships[0]?.cargo, cargo)
  const serves = turn(field(true)).answer('elves', 'move', into)
  assert.equal(of(serves.state, 'elves').stock.iron, 8)
  assert.deepEqual(serves.state.ships[0]?.origin, { realm: 'goodland', side: 0 })
})

test('SOW 7.5.7 cargo that lies in another own Port when the Port of Origin is lost is home at the start of the turn', () => {
  const field = (lost: boolean) =>
    sea((fresh) => {
      lay(fresh, 'goodland', [4, 7], { owner: 'elves', ports: [port(0)] })
      ship(fresh, 'elves', 'trader', [3, 7], {
        zone: null,
        port: { realm: 'goodland', side: 0 },
        origin: { ...SILVERLEAF },
        cargo: { grain: 0, wood: 0, iron: 8 },
      })
      if (lost) Object.assign(fresh.realms.silverleaf ?? {}, { owner: 'knights' })
    })
  const stocks = [false, true].map((lost) => {
    const scene = new Scene(field(lost), (t) => {
      bringHome(t, 'elves')
      return undefined
    })
    return of(scene.state, 'elves').stock.iron
  })
  assert.deepEqual(stocks, [0, 8])
})

test('SOW 7.5.7 a ship that loses its Port of Origin trades from the own Port it names, or the farthest; with none it does not trade', () => {
  const field = (change: (state: State) => void) =>
    sea((fresh) => {
      ship(fresh, 'elves', 'trader', [3, 7], { origin: { ...SILVERLEAF } })
      Object.assign(fresh.realms.silverleaf ?? {}, { ports: [] })
      change(fresh)
    })
  const none = field(() => undefined)
  assert.equal(turn(none).refusal('elves', 'move', sail([], MELLON)), 'SOW 7.3.5')
  const other = field((fresh) => {
    lay(fresh, 'goodland', [4, 7], { owner: 'elves', ports: [port(0)] })
    lay(fresh, 'larkfield', [4, 10], { owner: 'elves', ports: [port(3)] })
  })
  const near = turn(structuredClone(other))
  const from = (realm: string, side: number) => ({ ...sail([], MELLON), origin: { realm, side } })
  assert.equal(near.refusal('elves', 'move', from('larkfield', 0)), 'SOW 7.5.7')
  near
    .answer('elves', 'move', from('goodland', 0))
    .answer('knights', 'agree-to-trade', 'allow')
    .answer('knights', 'take-goods', { grain: 2, wood: 0, iron: 0 })
  assert.deepEqual(near.state.ships[0]?.origin, { realm: 'goodland', side: 0 })
  const scene = turn(other)
    .answer('elves', 'move', sail([], MELLON))
    .answer('knights', 'agree-to-trade', 'allow')
    .answer('knights', 'take-goods', { grain: 3, wood: 0, iron: 0 })
    .answer('elves', 'take-goods', { grain: 0, wood: 6, iron: 0 })
  assert.deepEqual(scene.state.ships[0]?.origin, { realm: 'larkfield', side: 3 })
})

test('SOW 7.5.8 cargo is lost with the ship', () => {
  const state = sea((fresh) =>
    ship(fresh, 'elves', 'trader', [3, 7], { cargo: { grain: 9, wood: 0, iron: 0 } }),
  )
  const scene = new Scene(state, (t) => {
    const [doomed] = t.state.ships
    if (doomed) sink(t, doomed)
    return undefined
  })
  assert.deepEqual(scene.state.ships, [])
  assert.equal(of(scene.state, 'elves').stock.grain, 0)
})

test('SOW 7.5.9, SOW 1.3.7 nobody trades in a Port of the Dark Lord', () => {
  const state = sea((fresh) => {
    Object.assign(fresh.realms.mellon ?? {}, { owner: 'dark-lord' })
    ship(fresh, 'elves', 'trader', [3, 7], { origin: { ...SILVERLEAF } })
  })
  assert.equal(turn(state).refusal('elves', 'move', sail([], MELLON)), 'SOW 7.3.5')
})
