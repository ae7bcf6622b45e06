import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { Plugin } from 'vite'

const DATA = '\0data:'
const LARGE = 20_000

/** Keeps out of the page's scripts what is no script: large tables are fetched as data. */
export function largeData(): Plugin {
  return {
    name: 'windward-large-data',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer = '') {
      if (!source.endsWith('.json') || !source.startsWith('.')) return undefined
      const file = resolve(importer, '..', source)
      return statSync(file).size < LARGE ? undefined : `${DATA}${file}.js`
    },
    async load(id) {
      if (!id.startsWith(DATA)) return undefined
      const file = id.slice(DATA.length, -'.js'.length)
      const source = JSON.stringify(JSON.parse(await readFile(file, 'utf8')))
      const asset = this.emitFile({ type: 'asset', name: basename(file), source })
      return `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${asset})).json()`
    },
  }
}
