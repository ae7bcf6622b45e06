import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Foreseen } from '@windward/table'
import { stackIds } from '../../src/setup/begin.ts'
import { setup } from '../../src/setup/setup.ts'
import type { State } from '../../src/state.ts'
import { position, Scene } from '../scene.ts'

/** Shuffles that turn every stack upside down. */
const turnedOver = ({ stacks, options }: State): Foreseen[] =>
  stackIds(options).map((id) => ({ shuffle: stacks[id].pile.toReversed() }))

test('SNS 1.1.2, SNS 3.2.8 the stacks are shuffled, teams are told, and the first season can begin', () => {
  const start = position(['HRE', 'KIE', 'HUN'], {}, (state) => {
    state.number = 0
  })
  const [before] = start.stacks.green.pile
  const scene = new Scene(start, setup, { dice: turnedOver(start) })
  assert.equal(scene.state.number, 1)
  assert.equal(scene.state.stacks.green.pile.at(-1), before)
  assert.equal(scene.state.stacks.green.pile.length, 15)
  assert.deepEqual(scene.told(), ['The Empire and Hungary begin as a team.'])
  scene.diceSpent()
})

test('SNS 12.3.1, SNS 14.1.2 the cyan stack is shuffled too, and nobody sees the order of a stack', () => {
  const start = position(['BYZ', 'FAT'], { mercenaries: true })
  const scene = new Scene(start, setup, { dice: turnedOver(start) })
  assert.equal(scene.view('BYZ').stacks.cyan.pile, 24)
  scene.diceSpent()
})
