import type { Due } from '../../match/clock/due.ts'
import type { Moment } from '../matches.ts'
import { type Claim, done, putBack, renew } from './due.ts'
import type { Engine } from './script.ts'

const RENEWED_EVERY_MS = 2000

/**
 * Handles what was taken on, and keeps it as long as that lasts: however slow the handler, only the death of its process
 * lets another one in. When it fails, it may be taken on again after a while, and the failure is passed on.
 */
export async function handleDue(
  engine: Engine,
  claim: Claim,
  handler: (due: Due) => Promise<void>,
  again: () => Moment,
): Promise<void> {
  let held = claim
  let renewal = Promise.resolve()
  const hold = async () => {
    held = (await engine.note(() => renew(held, Date.now()))) ?? held
  }
  const beat = setInterval(() => {
    renewal = renewal.then(hold).catch(() => undefined)
  }, RENEWED_EVERY_MS)
  const end = async (failed: boolean) => {
    clearInterval(beat)
    await renewal
    await engine.note(function* () {
      yield failed ? putBack(held, again()) : done(held)
    })
  }
  try {
    await handler({ match: claim.match, kind: claim.kind })
  } catch (fault) {
    await end(true)
    throw fault
  }
  await end(false)
}
