import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'

/** A machine that is busy may take its time. */
const PATIENCE_MS = 60_000

/** Looks again and again until it is so. */
export async function until<T>(look: () => Promise<T>, isSo: (seen: T) => boolean): Promise<T> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const seen = await look()
    if (isSo(seen)) return seen
    assert.ok(Date.now() < deadline, `It never came to be: ${JSON.stringify(seen).slice(0, 500)}`)
    await wait(50)
  }
}
