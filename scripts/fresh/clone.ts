import { type ChildProcess, type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('../..', import.meta.url))

/** How a command ended, and what it said on both its streams. */
interface Ended {
  readonly code: number | null
  readonly said: string
}

type Running = ChildProcessByStdio<null, Readable, Readable> & { readonly ended: Promise<Ended> }

/** What a person has who cloned the repository onto a machine with Node and npm, and with nothing in npm's cache. */
export class Clone {
  readonly folder = mkdtempSync(join(tmpdir(), 'windward-fresh-'))
  readonly root = join(this.folder, 'windward')
  readonly modules = join(this.root, 'node_modules')

  constructor(commit: string) {
    const git = (...words: string[]) => execFileSync('git', words, { stdio: ['ignore', 'ignore', 'inherit'] })
    git('clone', '--quiet', '--no-checkout', HERE, this.root)
    git('-C', this.root, 'checkout', '--quiet', '--detach', commit)
  }

  /** A command with a group of its own, so that it can be ended with all it has started. */
  run(...words: readonly string[]): Running {
    const [command = '', ...rest] = words
    const child = spawn(command, rest, {
      cwd: this.root,
      env: this.#environment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    const hear = (text: string) => {
      said += text
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    return Object.assign(child, { ended: once(child, 'close').then(([code]) => ({ code, said })) })
  }

  /** Ends a command as a power failure would, as soon as something lies at this place below node_modules. */
  async interrupt(place: string, ...words: readonly string[]): Promise<void> {
    mkdirSync(this.modules, { recursive: true })
    const child = this.run(...words)
    const watcher = watch(this.modules, () => {
      if (existsSync(join(this.modules, place))) kill(child, 'SIGKILL')
    })
    const { code, said } = await child.ended
    watcher.close()
    if (code !== null) throw new Error(`“${words.join(' ')}” ended before it could be interrupted: ${said}`)
  }

  /** In MB of 1024 × 1024 bytes: blocks on the disk, and what lies there under two names once. */
  size(): number {
    const folders = globSync('{.,packages/*,packages/games/*}/node_modules', { cwd: this.root })
    const lines = execFileSync('du', ['-skc', ...folders], { cwd: this.root, encoding: 'utf8' })
    return Math.round(Number.parseInt(lines.trimEnd().split('\n').at(-1) ?? '', 10) / 1024)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Ours, without what npm and this repository have put into it. */
  #environment(): NodeJS.ProcessEnv {
    const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|INIT_CWD)/i.test(name))
    const path = (process.env['PATH'] ?? '')
      .split(delimiter)
      .filter((folder) => !/node_modules|node-gyp-bin/.test(folder))
    return {
      ...Object.fromEntries(kept),
      PATH: path.join(delimiter),
      npm_config_cache: join(this.folder, 'cache'),
    }
  }
}

export function kill(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    process.kill(-child.pid, signal)
}
