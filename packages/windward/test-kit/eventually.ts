import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Locator } from 'playwright-core'

/** A busy machine may take its time over a page. */
export const PATIENCE_MS = 90_000
/** For what may be gone before it is pressed: whoever presses it looks again. */
export const SOON = { timeout: 5000 }

const LOOK_AGAIN_MS = 50

/** Looks until something is so; what cannot be looked at yet is not so yet. */
export async function eventually(
  isSo: () => Promise<boolean>,
  sentence: string | (() => string),
): Promise<void> {
  let trouble: unknown
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(LOOK_AGAIN_MS)) {
    try {
      if (await isSo()) return
      trouble = undefined
    } catch (thrown) {
      trouble = thrown
    }
  }
  const wanted = typeof sentence === 'string' ? sentence : sentence()
  assert.fail(`It does not come about: ${wanted}${trouble === undefined ? '' : `; ${trouble}`}`)
}

/** Looks until what is read is what it shall be. */
export async function comesTo<T>(read: () => Promise<T>, wanted: T, sentence: string): Promise<void> {
  let seen: T | undefined
  const isSo = async () => {
    seen = await read()
    return isDeepStrictEqual(seen, wanted)
  }
  await eventually(isSo, () => `${sentence}; it is ${JSON.stringify(seen)}`)
}

/** Looks until a place on the page says this: all of it, or something like it. */
export async function says(place: Locator, words: string | RegExp): Promise<void> {
  let said: string | undefined
  const isSo = async () => {
    said = (await place.allTextContents())[0]?.trim()
    return typeof words === 'string' ? said === words : words.test(said ?? '')
  }
  await eventually(isSo, () => `${place} says ${words}; it says ${JSON.stringify(said)}`)
}
