import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const LIST = '__KEPT_OFFLINE__'
const VERSION = '__VERSION__'

/** Writes into the service worker which files make up the page, so that it can keep them all for when there is no network. */
export function keptOffline(folder: string): Plugin {
  return {
    name: 'windward-kept-offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const service = bundle['service.js']
        if (service?.type !== 'chunk') return
        const hash = createHash('sha256')
        const files: string[] = []
        for (const [name, file] of Object.entries(bundle)) {
          if (file === service) continue
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source)
          files.push(name === 'index.html' ? '/' : `/${name}`)
        }
        for (const name of readdirSync(folder)) {
          hash.update(readFileSync(join(folder, name)))
          files.push(`/${name}`)
        }
        service.code = service.code
          .replace(LIST, files.toSorted().join(' '))
          .replace(VERSION, hash.digest('hex').slice(0, 12))
      },
    },
  }
}
