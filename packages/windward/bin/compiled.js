import module from 'node:module'
import { fileURLToPath } from 'node:url'

export const COMPILED = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))

/** What Node has compiled is kept beside what was installed; where nothing may be written there, wherever Node likes. */
export function keepCompiled() {
  const { status } = module.enableCompileCache(COMPILED)
  if (status === module.constants.compileCacheStatus.FAILED) module.enableCompileCache()
}
