import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { fileURLToPath } from 'node:url'

const BINARY = fileURLToPath(new URL('../bin/windward.js', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The program as it is on disk, in a process of its own. */
export function start(...words: readonly string[]) {
  return spawn(process.execPath, [BINARY, ...words], { stdio: ['ignore', 'pipe', 'pipe'], cwd: tmpdir() })
}

export function windward(...words: readonly string[]): Promise<Ran> {
  const child = start(...words)
  let out = ''
  let err = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

/** A directory that is gone when the test is over. */
export function scratch(t: TestContext): string {
  const directory = mkdtempSync(join(tmpdir(), 'windward-'))
  t.after(() => rmSync(directory, { recursive: true }))
  return directory
}
