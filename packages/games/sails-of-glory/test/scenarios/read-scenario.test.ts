import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SCENARIO_IDS } from '../../src/data/scenarios.ts'
import { readScenario, writeScenario } from '../../src/scenario/read-scenario.ts'

test('SOG 16.1.1 every scenario of the book can be written to a file and read again', () => {
  for (const id of SCENARIO_IDS) {
    const read = readScenario(writeScenario(id))
    assert.ok(read.ok, id)
    assert.equal(read.scenario.id, id)
    assert.deepEqual(readScenario(writeScenario(read.scenario)), read)
  }
})

function faultsOf(text: string): readonly string[] {
  const read = readScenario(text)
  assert.ok(!read.ok)
  for (const fault of read.faults) assert.match(fault, /^[A-Z“].*[.)]$/s)
  return read.faults
}

test('SOG 16.1.1 whatever is wrong with a file is said, a sentence for each fault', () => {
  assert.deepEqual(faultsOf('{ "id": '), ['This file is not JSON, or not all of it is there.'])
  assert.match(faultsOf('[]')[0] ?? '', /^This is not a scenario: /)
  const text = writeScenario('enemy-in-sight')
  assert.match(
    faultsOf(text.replace('hms-defence', 'hms-nowhere')).join(),
    /At “fleets → british → ships → \d”/,
  )
  const both = JSON.parse(text)
  both.fleets.british.edge = both.fleets.french.edge
  both.sea = { width: 700_000, length: 700_000 }
  const faults = faultsOf(JSON.stringify(both))
  assert.match(faults.join('\n'), /The sea must be at least 900 by 700 mm\. \(SOG 1\.3\.1\)/)
  assert.match(faults.join('\n'), /same edge of the sea\. \(SOG 16\.1\.1\)/)
})
