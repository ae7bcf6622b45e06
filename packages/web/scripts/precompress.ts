import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKS_WELL = /\.(?:js|css|json|svg|html|webmanifest)$/

/** Lays beside each file what the server sends of it: packed once, as well as can be, so that no request waits for it. */
export function precompress(): Plugin {
  return {
    name: 'windward-precompress',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (PACKS_WELL.test(name))
          writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))))
      }
    },
  }
}
