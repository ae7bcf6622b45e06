import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { median } from '../../packages/windward/bench/median.ts'
import { Clone } from './clone.ts'
import { type Played, play } from './play.ts'

/** In MB: what lies in node_modules after “npm start” on a fresh clone. */
const MOST_TO_PLAY = 340

const SETS_UP = /Windward: (setting up|fetching)/

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** Takes every way from one kind of install to the other, on fresh clones, as people do and as accidents have it. */
async function takeWays(): Promise<void> {
  const clone = new Clone('HEAD')
  const quiet = async () => assert.doesNotMatch((await play(clone)).said, SETS_UP)
  const check = async () => {
    const { code, said } = await clone.run('npm', 'run', '--silent', 'lint').ended
    assert.equal(code, 0, said)
    return said
  }
  const packages = () => readdirSync(clone.modules).filter((name) => !name.startsWith('.'))
  try {
    assert.match((await play(clone)).said, SETS_UP)
    const size = clone.size()
    assert.ok(size <= MOST_TO_PLAY, `${size} MB to play`)
    await quiet()
    say(`to play: ${size} MB`)

    assert.match(await check(), SETS_UP)
    const all = packages()
    await quiet()
    assert.doesNotMatch(await check(), SETS_UP)
    assert.deepEqual(packages(), all)
    say(`with what tests need: ${clone.size()} MB, and npm start leaves it alone`)

    await clone.interrupt('commander', 'npm', 'ci')
    assert.match((await play(clone)).said, SETS_UP)
    await clone.interrupt('@biomejs', 'npm', 'run', 'lint')
    assert.match(await check(), SETS_UP)
    say('interrupted installs of both kinds are mended')

    assert.equal((await clone.run('npm', 'ci').ended).code, 0)
    assert.doesNotMatch(await check(), SETS_UP)
    await quiet()
    say('npm ci counts as all')
    assert.equal((await clone.run('git', 'status', '--porcelain').ended).said, '')
  } finally {
    clone.remove()
  }
}

/** First starts of this commit and of another in turns, each on a clone and with a cache of its own. */
async function compare(other: string, rounds: number): Promise<void> {
  const commits = ['HEAD', other]
  const taken = commits.map((): (Pick<Played, 'seconds'> & { size: number })[] => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, commit] of commits.entries()) {
      const clone = new Clone(commit)
      const { seconds } = await play(clone)
      taken[index]?.push({ seconds, size: clone.size() })
      clone.remove()
    }
  }
  for (const [index, commit] of commits.entries()) {
    const seconds = taken[index]?.map((each) => each.seconds) ?? []
    const size = median(taken[index]?.map((each) => each.size) ?? [])
    const list = seconds.map((each) => each.toFixed(1)).join(', ')
    say(`${commit}: ${size} MB, open after ${median(seconds).toFixed(1)} s (${list})`)
  }
}

const { values } = parseArgs({
  options: { against: { type: 'string' }, rounds: { type: 'string', default: '3' } },
})
if (values.against === undefined) await takeWays()
else await compare(values.against, Number(values.rounds))
