import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { findGames, partOf } from '@windward/find-games'
import { CUES } from '@windward/kit/sounds.ts'
import { cuesByKey, cuesOf } from '../../app/table/sound/cues.ts'
import { STROKES } from '../../app/table/sound/strokes.ts'
import { synthesise } from '../../app/table/sound/synthesise.ts'

const RATE = 8_000

for (const cue of CUES)
  test(`${cue}: a wave that begins and ends in silence, is heard in between, and never goes over the edge`, () => {
    const wave = synthesise(STROKES[cue], RATE)
    const loudest = Math.max(...wave.map(Math.abs))
    assert.ok(wave.every(Number.isFinite))
    assert.ok(loudest > 0.05 && loudest < 1, `as loud as ${loudest}`)
    assert.ok(wave.length < 3 * RATE, 'shorter than three seconds')
    for (const end of [0, wave.length - 1]) assert.ok(Math.abs(wave[end] ?? 1) < 0.02, `silent at ${end}`)
    assert.deepEqual(synthesise(STROKES[cue], RATE), wave, 'and the same every time')
  })

for (const found of findGames()) {
  const file = partOf(found, 'sounds.ts')
  if (file === undefined) continue
  test(`${found.id} lets nothing be heard but lines of its log, each by one sound`, async () => {
    const [{ game }, { sounds }] = await Promise.all([import(found.module), import(pathToFileURL(file).href)])
    const keys = Object.values<readonly string[]>(sounds).flat()
    assert.deepEqual(
      keys.filter((key) => !Object.hasOwn(game.words, key)),
      [],
    )
    assert.equal(new Set(keys).size, keys.length)
  })
}

test('of a moment each sound is heard once, and two at most', () => {
  const known = cuesByKey({ dice: ['roll'], guns: ['shot', 'salvo'], drums: ['march'] })
  assert.deepEqual(cuesOf(['shot', 'salvo', 'nothing', 'roll', 'march'], known), ['guns', 'dice'])
})
