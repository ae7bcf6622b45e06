import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const ENGLISH = /\.en\.ts$/

/**
 * Builds the page in another language: wherever a catalogue `….en.ts` is wanted and `….<language>.ts` lies beside it, that
 * is taken. So a language is a set of files, and one that is not complete yet speaks English where it has no words.
 */
export function spokenIn(language: string): Plugin {
  return {
    name: 'windward-language',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (language === 'en' || !source.startsWith('.') || !ENGLISH.test(source)) return undefined
      const file = resolve(importer, '..', source.replace(ENGLISH, `.${language}.ts`))
      return existsSync(file) ? file : undefined
    },
  }
}
