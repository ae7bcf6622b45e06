import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageFault } from '../fault.ts'
import { byNumber, clausesWritten } from './clauses.ts'

/** Where the rules of a game are written down, proved and obeyed. */
export interface RulesOnPaper {
  readonly clauses: string
  readonly tests: readonly string[]
  /** What the game is played by. */
  readonly code: readonly string[]
  readonly sources: readonly string[]
  /** The page that leads from every sentence of the documents to a clause, where the game has one. */
  readonly coverage: string | undefined
}

/** The nearest rules.md above a module, and the sources and tests of the package it lies in. */
export function rulesOf(name: string, module: string): RulesOnPaper {
  const { rules, folder } = nearestRules(module)
  if (rules === undefined) throw new UsageFault(`${name} has no rules.md.`)
  const texts = (pattern: string) => textsIn(folder, pattern)
  const chapter = dirname(rules)
  return {
    clauses: readFileSync(rules, 'utf8'),
    tests: texts('test/**/*.test.ts'),
    // A game of a package of its own lies in src; a small one beside its rules.
    code: chapter === folder ? texts('src/**/*.ts') : textsIn(chapter, '**/!(*.test).ts'),
    sources: texts('{src,test}/**/*.ts'),
    coverage: texts('docs/coverage.md')[0],
  }
}

/** Every clause of a game's rules by its name, in their order; none, where it has not written any down. */
export function clausesOf(module: string): readonly string[] {
  const { rules } = nearestRules(module)
  return rules === undefined ? [] : [...clausesWritten(readFileSync(rules, 'utf8'))].sort(byNumber)
}

function nearestRules(module: string): { readonly rules: string | undefined; readonly folder: string } {
  let rules: string | undefined
  let folder = dirname(fileURLToPath(module))
  for (;;) {
    const here = join(folder, 'rules.md')
    if (rules === undefined && existsSync(here)) rules = here
    const parent = dirname(folder)
    if (existsSync(join(folder, 'package.json')) || parent === folder) break
    folder = parent
  }
  return { rules, folder }
}

function textsIn(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder })
    .sort()
    .map((path) => readFileSync(join(folder, path), 'utf8'))
}
