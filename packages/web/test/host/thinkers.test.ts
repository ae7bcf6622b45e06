import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BotTask } from '../../app/host/local/bots/bot-task.ts'
import { type Thinker, Thinkers } from '../../app/host/local/bots/thinkers.ts'

const task = (bot: string): BotTask => ({
  game: 'fixture',
  bot,
  question: { id: '1#1', seat: 'amber', kind: 'orders', brief: null, free: false },
  view: {},
  thinking: { seats: ['amber'], turn: 1, place: {}, lines: [], effort: 1 },
  seed: '00',
})

/** Thinkers of which each thought ends when it is told to. */
function begun(most: number, limitMs = 60_000) {
  const thinking = new Map<string, { end: (answer: string) => void; fail: (trouble: Error) => void }>()
  const started: { isClosed: boolean }[] = []
  const thinkers = new Thinkers({ most, limitMs }, () => {
    const self = { isClosed: false }
    started.push(self)
    const thinker: Thinker = {
      think: ({ bot }) =>
        new Promise((end, fail) => {
          thinking.set(bot, { end: (answer) => end({ answer, reasons: [] }), fail })
        }),
      close: () => {
        self.isClosed = true
      },
    }
    return thinker
  })
  const think = async (bot: string, signal = new AbortController().signal) =>
    (await thinkers.think(task(bot), signal)).answer
  return { think, thinking, started }
}

const turn = () => new Promise((taken) => setImmediate(taken))

test('none is started before it is needed, and others wait in line until one is free', async () => {
  const { think, thinking, started } = begun(2)
  assert.equal(started.length, 0)
  const answers = ['first', 'second', 'third'].map((bot) => think(bot))
  await turn()
  assert.deepEqual([...thinking.keys()], ['first', 'second'])
  thinking.get('second')?.end('2')
  await turn()
  assert.deepEqual([...thinking.keys()], ['first', 'second', 'third'])
  thinking.get('third')?.end('3')
  thinking.get('first')?.end('1')
  assert.deepEqual(await Promise.all(answers), ['1', '2', '3'])
  assert.equal(started.length, 2)
})

test('who is cancelled is ended, and the next in line gets another', async () => {
  const { think, thinking, started } = begun(1)
  const cancelled = new AbortController()
  const lost = assert.rejects(think('lost', cancelled.signal))
  const next = think('next')
  await turn()
  cancelled.abort()
  await lost
  await turn()
  thinking.get('next')?.end('in time')
  assert.equal(await next, 'in time')
  assert.deepEqual(started, [{ isClosed: true }, { isClosed: false }])
})

test('who is cancelled in line never begins', async () => {
  const { think, thinking } = begun(1)
  const first = think('first')
  const cancelled = new AbortController()
  const lost = assert.rejects(think('lost', cancelled.signal))
  const last = think('last')
  cancelled.abort()
  await lost
  thinking.get('first')?.end('1')
  await turn()
  thinking.get('last')?.end('3')
  assert.deepEqual(await Promise.all([first, last]), ['1', '3'])
  assert.equal(thinking.has('lost'), false)
})

test('who fails or takes too long is ended, and others go on', async () => {
  const { think, thinking, started } = begun(1, 20)
  const failed = assert.rejects(think('failed'), /stumbled/)
  await turn()
  thinking.get('failed')?.fail(new Error('stumbled'))
  await failed
  // A limit keeps no process alive by itself; somebody has to wait for it.
  const waiting = setInterval(() => undefined, 1000)
  await assert.rejects(think('too long'), { name: 'TimeoutError' })
  clearInterval(waiting)
  const last = think('last')
  await turn()
  thinking.get('last')?.end('done')
  assert.equal(await last, 'done')
  assert.deepEqual(
    started.map(({ isClosed }) => isClosed),
    [true, true, false],
  )
})
