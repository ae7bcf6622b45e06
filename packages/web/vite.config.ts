import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { chunks } from './scripts/chunks.ts'
import { earlyFonts } from './scripts/early-fonts.ts'
import { games } from './scripts/games.ts'
import { keptOffline } from './scripts/kept-offline.ts'
import { spokenIn } from './scripts/language.ts'
import { largeData } from './scripts/large-data.ts'
import { precompress } from './scripts/precompress.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const RULES = /\/packages\/(?:table|games\/[^/]+)\/src\//

/** Entries that are asked for by name, from the page or by the browser. */
const NAMES: Readonly<Record<string, string>> = {
  'local-table': 'assets/local-table.js',
  service: 'service.js',
}

/**
 * The worker that plays local matches is an entry of the same build as the page, so that both share the rules' files
 * and a browser loads them once.
 */
export default defineConfig(({ command }) => ({
  root: here('.'),
  plugins: [
    spokenIn(process.env['WINDWARD_LANGUAGE'] ?? 'en'),
    games(),
    largeData(),
    earlyFonts(),
    keptOffline(here('public')),
    precompress(),
  ],
  define: {
    LOCAL_TABLE: JSON.stringify(command === 'serve' ? '/app/host/local/worker.ts' : '/assets/local-table.js'),
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rollupOptions: {
      // The rules do nothing by being loaded: what nobody uses can stay away.
      treeshake: {
        moduleSideEffects: (id) => !RULES.test(id),
      },
      input: {
        page: here('index.html'),
        'local-table': here('app/host/local/worker.ts'),
        service: here('app/service/worker.ts'),
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'chunks', name: chunks() }],
        },
        entryFileNames: ({ name }) => NAMES[name] ?? 'assets/[name]-[hash].js',
      },
    },
  },
}))
