import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Fault } from './fault.ts'

const SET_UP = fileURLToPath(new URL('../../../scripts/setup.js', import.meta.url))

/**
 * `npm start` installs what playing needs, and those we measure ourselves against are not among it: the first to measure
 * fetches them. Whatever is said meanwhile is said on standard error, so that one object remains one object.
 */
export function installRest(): void {
  const { status } = spawnSync(process.execPath, [SET_UP], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Fault('What the bench measures against is not there and could not be fetched.')
}
