import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DraftSteps } from '../../app/table/deciding/draft.ts'

test('a draft is taken back step by step, and kept as it stands', () => {
  const kept: unknown[] = []
  const draft = new DraftSteps(undefined, (work) => kept.push(work))
  assert.equal(draft.canUndo.value, false)
  draft.set('one')
  draft.set('two')
  assert.equal(draft.work.value, 'two')
  draft.undo()
  assert.equal(draft.work.value, 'one')
  draft.undo()
  assert.equal(draft.work.value, undefined)
  assert.deepEqual(kept, ['one', 'two', 'one', undefined])
})

test('a draft begins with what was kept of it', () => {
  const draft = new DraftSteps('half an order', () => undefined)
  assert.equal(draft.work.value, 'half an order')
  draft.clear()
  assert.equal(draft.work.value, undefined)
})

test('what was taken back can be done again, until something else is set', () => {
  const draft = new DraftSteps(undefined, () => undefined)
  draft.set('one')
  draft.set('two')
  draft.undo()
  draft.undo()
  draft.redo()
  assert.equal(draft.work.value, 'one')
  draft.redo()
  assert.equal(draft.work.value, 'two')
  assert.equal(draft.canRedo.value, false)
  draft.undo()
  draft.set('three')
  draft.redo()
  assert.equal(draft.work.value, 'three')
})
