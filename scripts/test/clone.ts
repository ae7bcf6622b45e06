import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'
import { pinnedNode } from '../installed.js'

/** An empty folder that is gone when the test is over. */
function folder(t: TestContext): string {
  const root = mkdtempSync(join(tmpdir(), 'windward-clone-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  return root
}

function write(file: string, content: object | string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
}

/** A folder that looks like a clone in which everything but the mark has been installed. */
export function installed(t: TestContext): string {
  const root = folder(t)
  write(join(root, 'package-lock.json'), {})
  write(pinnedNode(root), '')
  return root
}

/** What lies there of the two packages of a small clone once they are installed. */
export const needed = (root: string) => join(root, 'node_modules', 'node', 'package.json')
export const rest = (root: string) => join(root, 'node_modules', 'measure', 'package.json')

/**
 * A clone for npm itself to install, without a network: its packages lie packed in a folder of it. “node” is needed to
 * play, “measure” is not.
 */
export function small(t: TestContext): string {
  const root = folder(t)
  for (const name of ['node', 'measure'])
    write(join(root, 'parts', name, 'package.json'), { name, version: '1.0.0' })
  for (const name of ['node', 'node.exe']) write(join(root, 'parts', 'node', 'bin', name), '')
  npm(join(root, 'parts'), 'pack', './node', './measure')
  const dependencies = { node: 'file:parts/node-1.0.0.tgz' }
  const devDependencies = { measure: 'file:parts/measure-1.0.0.tgz' }
  write(join(root, 'package.json'), { name: 'small', version: '1.0.0', dependencies, devDependencies })
  npm(root, 'install', '--package-lock-only')
  return root
}

/** As a developer would type it. */
export function npm(root: string, ...words: readonly string[]): void {
  execFileSync('npm', words, { cwd: root, stdio: 'ignore', shell: process.platform === 'win32' })
}
