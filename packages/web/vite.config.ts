import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { bindings } from './scripts/bindings.ts'
import { clauses } from './scripts/clauses.ts'
import { keptOffline } from './scripts/kept-offline.ts'
import { earlyFonts, lean, optionSchemas } from './scripts/lean.ts'
import { packed } from './scripts/packed.ts'
import { partedWords, slimShapes } from './scripts/slim.ts'
import { standingForms } from './scripts/standing-forms.ts'
import { volumes } from './scripts/volumes.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

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
    slimShapes(),
    partedWords(),
    volumes(),
    lean(),
    earlyFonts(),
    optionSchemas(),
    standingForms(),
    clauses(),
    keptOffline(here('public')),
    packed(),
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
        moduleSideEffects: (id) => !/\/packages\/(?!web\/)[^/]+\/src\//.test(id),
        manualPureFunctions: ['zod', 'speaker'],
      },
      input: {
        page: here('index.html'),
        'local-table': here('app/host/local/worker.ts'),
        service: here('app/service/worker.ts'),
      },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'bindings', name: bindings() }],
        },
        entryFileNames: ({ name }) => NAMES[name] ?? 'assets/[name]-[hash].js',
      },
    },
  },
}))
