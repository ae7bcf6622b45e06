import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageFault } from '../fault.ts'

/** Where the rules of a game are written down, proved and obeyed. */
export interface RulesOnPaper {
  readonly clauses: string
  readonly tests: readonly string[]
  readonly sources: readonly string[]
}

/** The nearest rules.md above a module, and the sources and tests of the package it lies in. */
export function rulesOf(name: string, module: string): RulesOnPaper {
  let rules: string | undefined
  let folder = dirname(fileURLToPath(module))
  for (;;) {
    const here = join(folder, 'rules.md')
    if (rules === undefined && existsSync(here)) rules = here
    const parent = dirname(folder)
    if (existsSync(join(folder, 'package.json')) || parent === folder) break
    folder = parent
  }
  if (rules === undefined) throw new UsageFault(`${name} has no rules.md.`)
  const texts = (pattern: string) =>
    globSync(pattern, { cwd: folder })
      .sort()
      .map((path) => readFileSync(join(folder, path), 'utf8'))
  return {
    clauses: readFileSync(rules, 'utf8'),
    tests: texts('test/**/*.test.ts'),
    sources: texts('{src,test}/**/*.ts'),
  }
}
