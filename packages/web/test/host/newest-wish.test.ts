import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NewestWish } from '../../app/host/local/newest-wish.ts'

test('of the wishes that come while one is being granted only the newest is', async () => {
  const granted: number[] = []
  const wishes = new NewestWish(async (place: number) => {
    granted.push(place)
    await Promise.resolve()
  })
  const first = wishes.make(1)
  assert.equal(wishes.busy.value, true)
  for (const place of [2, 3, 4]) void wishes.make(place)
  await first
  assert.deepEqual(granted, [1, 4])
  assert.equal(wishes.busy.value, false)
  await wishes.make(5)
  assert.deepEqual(granted, [1, 4, 5])
})

test('a wish that cannot be granted stands in the way of no other', async () => {
  const granted: number[] = []
  const wishes = new NewestWish(async (place: number) => {
    if (place === 1) throw new Error('torn out')
    granted.push(place)
  })
  await assert.rejects(wishes.make(1))
  await wishes.make(2)
  assert.deepEqual(granted, [2])
})
