import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What became of an order: sealed, refused by the rules or the table, or tried again after another process was first. */
export type CommandOutcome = 'sealed' | 'refused' | 'raced'

/** What is asked for only when somebody reads the figures. */
export type OpenNow = Readonly<{ openMatches: () => number; streams: () => number }>

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]
const STREAM_ROUTE = '/api/v1/matches/:match/stream'
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/** Figures of one process for Prometheus. Nothing in them names a person, a match or an address. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #registers = [this.#registry]
  readonly #requests = new Histogram({
    name: 'windward_request_seconds',
    help: 'Time to answer requests, streams apart, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: this.#registers,
  })
  readonly #commands = new Counter({
    name: 'windward_orders_total',
    help: 'Answers received at matches, by what became of them',
    labelNames: ['outcome'],
    registers: this.#registers,
  })
  readonly #commits = new Histogram({
    name: 'windward_commit_seconds',
    help: 'Time to make a group of steps durable',
    buckets: SECONDS,
    registers: this.#registers,
  })
  readonly #steps = new Histogram({
    name: 'windward_commit_steps',
    help: 'Steps kept by one commit',
    buckets: STEPS,
    registers: this.#registers,
  })
  readonly #notices = new Counter({
    name: 'windward_notices_failed_total',
    help: 'Notices that could not be sent, by their way',
    labelNames: ['channel'],
    registers: this.#registers,
  })

  readonly #outcomes: Readonly<Record<CommandOutcome, Counter.Internal>> = {
    sealed: this.#commands.labels('sealed'),
    refused: this.#commands.labels('refused'),
    raced: this.#commands.labels('raced'),
  }
  readonly #answered = new Map<number, Histogram.Internal<string>>()

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
  }

  /** Told of every answer on the way through, so it only counts. */
  command(outcome: CommandOutcome): void {
    this.#outcomes[outcome].inc()
  }

  commit(milliseconds: number, steps: number): void {
    this.#commits.observe(milliseconds / 1000)
    this.#steps.observe(steps)
  }

  noticeFailed(channel: string): void {
    this.#notices.inc({ channel })
  }

  watch({ openMatches, streams }: OpenNow): void {
    this.#gauge('windward_rooms', 'Matches open in memory', openMatches)
    this.#gauge('windward_streams', 'Streams open', streams)
  }

  /** Answers that came on the line of a stream. */
  readonly answered = (status: number, milliseconds: number): void => {
    let timed = this.#answered.get(status)
    if (timed === undefined) {
      timed = this.#requests.labels({ method: 'message', route: STREAM_ROUTE, status })
      this.#answered.set(status, timed)
    }
    timed.observe(milliseconds / 1000)
  }

  /** Times every request of the app by its route, never by its address, of which there are endlessly many. */
  time(app: FastifyInstance): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none'
      if (route.endsWith('/stream')) return
      const labels = { method: request.method, route, status: reply.statusCode }
      this.#requests.observe(labels, reply.elapsedTime / 1000)
    })
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }

  readonly contentType: string = this.#registry.contentType

  #gauge(name: string, help: string, value: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      collect() {
        this.set(value())
      },
    })
  }
}

/** A proxy before us would make everybody look like this machine, but it says so. */
export const comesFromHere = ({ socket, headers }: FastifyRequest): boolean => {
  const forwarded = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via']
  return forwarded === undefined && /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
}
