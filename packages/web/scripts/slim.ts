import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ZOD = fileURLToPath(new URL('../app/shapes/zod.ts', import.meta.url))
const RULES = /\/packages\/(?!web\/)[^/]+\/src\/.*\.ts$/
const IMPORT = /^import (?:(\* as z)|\{ z \}) from 'zod'$/m
const READERS = /\/table\/src\/shape\/reader\.ts$/

/** Large tables of ours; the tests read them with their schemas, so the page need not. */
const OWN_DATA = /\/swords-and-sails\/src\/data\/map(?:-shapes)?\.ts$/

/** In the page shapes are read by a small reader of its own; those that Node has for speed stay away. */
export function slimShapes(): Plugin {
  return {
    name: 'windward-slim-shapes',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod' ? ZOD : undefined),
    load: (id) => (READERS.test(id) ? 'export const readerOf = () => undefined' : undefined),
    transform(code, id) {
      if (OWN_DATA.test(id)) return code.replace(/\w+Schema\.parse\((\w+)\)/, '$1')
      return RULES.test(id) && IMPORT.test(code) ? named(code) : undefined
    },
  }
}

/**
 * What a shape is made with does nothing else, so unused shapes can stay away. The build knows it by its name, which
 * must therefore be nobody else's: `z` is also a function of the library that draws the page.
 */
function named(code: string): string {
  return code
    .replace(IMPORT, (_, all: string | undefined) => `import ${all ? '* as zod' : '{ z as zod }'} from 'zod'`)
    .replace(/\bz(?=\s*\.)/g, 'zod')
}

const WORDS = /\/packages\/[^/]+\/src\/.*words\.en\.ts$/
const VOICE = /^export const say = speaker<.*$/m
const TEXT = '?text'

/**
 * A chapter's words and the voice that utters them are parted: whoever speaks needs only the keys, and the sentences
 * come to where they are shown.
 */
export function partedWords(): Plugin {
  return {
    name: 'windward-parted-words',
    enforce: 'pre',
    transform(code, id) {
      if (WORDS.test(id) && VOICE.test(code))
        return `import { speaker } from '@windward/table'\nexport const say = speaker()\nexport * from '${id}${TEXT}'`
      if (id.endsWith(TEXT)) return code.replace(VOICE, '')
      return undefined
    },
  }
}
