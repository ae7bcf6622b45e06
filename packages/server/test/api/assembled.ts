import assert from 'node:assert/strict'
import { applyPatch } from '@windward/table/patch'
import { z } from 'zod'
import type { Heard } from './visitor.ts'

const patchShape = z.strictObject({
  from: z.number(),
  sequence: z.number(),
  changes: z.record(z.string(), z.unknown()),
})
const wholeShape = z.looseObject({ sequence: z.number() })

/** Puts the positions of one stream together from what has changed, and holds every patch to the position before it. */
export class Assembled {
  #position: z.infer<typeof wholeShape> | undefined

  hear(heard: Heard): Heard {
    if (heard.event === 'position') this.#position = wholeShape.parse(heard.data)
    return heard.event === 'patch' ? this.#patched(heard) : heard
  }

  #patched({ id, data }: Heard): Heard {
    const { from, sequence, changes } = patchShape.parse(data)
    assert.equal(this.#position?.sequence, from, 'a patch came for another position')
    this.#position = { ...wholeShape.parse(applyPatch(changes, this.#position)), sequence }
    const { awaited, questions } = this.#position
    if ('view' in changes || 'turn' in changes || 'outcome' in changes)
      return { event: 'position', id, data: this.#position }
    return { event: 'awaited', id, data: { sequence, awaited, ...('questions' in changes && { questions }) } }
  }
}
