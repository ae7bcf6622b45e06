import { registerHooks } from 'node:module'
import type { AnyGame } from '@windward/table'

const SLIM = '?slim'
const small = new URL('../app/shapes/zod.ts', import.meta.url).href

/** Below an address that ends so, every module of ours is loaded once more, with the page's reader of shapes for zod. */
registerHooks({
  resolve(specifier, context, next) {
    if (context.parentURL?.endsWith(SLIM) !== true) return next(specifier, context)
    if (specifier === 'zod') return { url: small, format: 'module-typescript', shortCircuit: true }
    const found = next(specifier, context)
    return found.url.includes('/packages/') && !found.url.endsWith('.json')
      ? { ...found, url: `${found.url}${SLIM}` }
      : found
  },
})

/** The game as the page has it. */
export async function slim(name: string): Promise<AnyGame> {
  const { game } = await import(`${import.meta.resolve(name)}${SLIM}`)
  return game
}
