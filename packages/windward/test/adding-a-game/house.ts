import { execFile, execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

/** Of what is installed, what belongs to this house and not to its copy. */
const OWN = new Set(['@windward', 'windward', '.cache', '.bin', '.vite-temp'])

export interface Ran {
  readonly code: number
  /** All that was said, to whomever. */
  readonly said: string
}

/** A copy of everything git knows of this house, in which games can be added and taken away; gone after the test. */
export class House {
  readonly folder: string

  constructor(t: TestContext) {
    this.folder = mkdtempSync(join(tmpdir(), 'windward-house-'))
    t.after(() => rmSync(this.folder, { recursive: true }))
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
    const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\0')
    for (const file of files) if (file !== '' && existsSync(join(ROOT, file))) this.#copy(file)
    this.#install()
    for (const words of [
      ['init', '--quiet'],
      ['add', '--all'],
    ])
      execFileSync('git', words, { cwd: this.folder })
  }

  path(...parts: readonly string[]): string {
    return join(this.folder, ...parts)
  }

  /** Runs a command of the house as somebody would who stands in it. */
  run(command: string): Promise<Ran> {
    const [program = '', ...words] = command.replace(/^npx /, '').split(' ')
    const bin = this.path('node_modules', '.bin')
    const env = { ...process.env, PATH: `${bin}:${process.env['PATH']}` }
    return new Promise((resolve) => {
      const options = { cwd: this.folder, env, maxBuffer: 2 ** 26 }
      execFile(program, words, options, (trouble, out, err) =>
        resolve({ code: trouble === null ? 0 : Number(trouble.code ?? 1), said: `${out}${err}` }),
      )
    })
  }

  #copy(file: string): void {
    const to = this.path(file)
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(join(ROOT, file), to)
  }

  /** What others have written is linked; packages of ours are those of the copy. */
  #install(): void {
    const modules = this.path('node_modules')
    for (const folder of ['@windward', '.bin']) mkdirSync(join(modules, folder), { recursive: true })
    const link = (from: string, to: string) => symlinkSync(from, join(modules, to))
    for (const name of readdirSync(join(ROOT, 'node_modules')))
      if (!OWN.has(name)) link(join(ROOT, 'node_modules', name), name)
    for (const name of readdirSync(join(ROOT, 'node_modules', '.bin')))
      if (name !== 'windward') link(join(ROOT, 'node_modules', '.bin', name), join('.bin', name))
    for (const name of ['table', 'search', 'kit', 'find-games', 'client', 'web', 'server'])
      link(this.path('packages', name), join('@windward', name))
    link(this.path('packages', 'windward'), 'windward')
    link(this.path('packages', 'windward', 'bin', 'windward.js'), join('.bin', 'windward'))
    for (const nested of globSync('packages/*/node_modules', { cwd: ROOT }))
      symlinkSync(join(ROOT, nested), this.path(relative('', nested)))
  }
}
