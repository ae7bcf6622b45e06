import { readFile } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { Plugin } from 'vite'

const DATA = '\0data:'
const OPTIONS = 'options:'

/** Keeps out of the page's scripts what is no script: large tables are fetched as data. */
export function lean(): Plugin {
  return {
    name: 'windward-lean',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer = '') {
      if (source.endsWith('/map-shapes.json')) return `${DATA}${resolve(importer, '..', source)}.js`
      return undefined
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

/** `import('options:@windward/swords-and-sails')` brings the JSON Schema of a game's options as data. */
export function optionSchemas(): Plugin {
  return {
    name: 'windward-option-schemas',
    resolveId: (id) => (id.startsWith(OPTIONS) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${OPTIONS}`)) return undefined
      const { game } = await import(id.slice(OPTIONS.length + 1))
      return `export default ${JSON.stringify(game.options.toJSONSchema({ io: 'input' }))}`
    },
  }
}

/** Asks for the fonts with the page itself, so that no line of text changes its shape after it has been seen. */
export function earlyFonts(): Plugin {
  return {
    name: 'windward-early-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith('.woff2'))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${name}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  }
}
