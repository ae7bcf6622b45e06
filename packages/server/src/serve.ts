import { assets as webAssets } from '@windward/web'
import { addApi, newApp } from './api/app.ts'
import { openApi } from './api/openapi.ts'
import { ratesFrom } from './api/rates.ts'
import { refusals } from './api/refusals.en.ts'
import { addressOf, closeHttpServer, createServer } from './http-server.ts'
import { listen } from './listen.ts'
import { BotPool } from './match/bots/pool.ts'
import { type OpenServices, openServices } from './match/open-services.ts'
import type { GameToLoad, ServedGame } from './match/served-game.ts'
import { closeInOrder } from './operations/close-in-order.ts'
import { occupyDataLocation, outboxOf } from './operations/data-location.ts'
import { logOptions } from './operations/log.ts'
import { Metrics } from './operations/metrics.ts'
import { monitoringRoutes } from './operations/monitoring-routes.ts'
import { areRulesNew, meetNewRules, type NewRules } from './operations/new-rules.ts'
import { watchOutsideChanges } from './operations/outside-changes.ts'
import { logMessage, logRequests } from './operations/request-log.ts'
import { readSettings, type Settings } from './operations/settings.ts'
import { whyNoLetters } from './operations/why-no-letters.ts'
import { readAssets } from './pages/assets.ts'
import { knownAs } from './people/list-people.ts'
import { matchNoticesBy } from './people/notices/match-notices.ts'
import { openPeople, type People } from './people/people.ts'
import { addPeople } from './people/routes/index.ts'
import { StartUpGate } from './start-up-gate.ts'
import type { Storage } from './storage/storage.ts'

export type Serving = Readonly<{
  /** Where a browser finds the table. */
  address: string
  /** Finishes what was begun, then stops. */
  close: () => Promise<void>
}>

/** What somebody asked for; everything else is as usual. */
export type ServeOptions = Readonly<
  { [Name in keyof Settings]?: Settings[Name] | undefined } & {
    /** What can be played here. */
    games?: readonly (ServedGame | GameToLoad)[] | undefined
    /** Told what the person who started the table should know. */
    say?: ((sentence: string) => void) | undefined
  }
>

const toStandardError = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`)
}

export const serve = async (options: ServeOptions = {}): Promise<Serving> => {
  const { games = [], say = toStandardError, ...wishes } = options
  const settings = withUsual(wishes)
  const metrics = new Metrics()
  const gate = new StartUpGate()
  const assets = await readAssets(webAssets)
  const app = newApp({
    trustProxy: settings.trustProxy,
    address: settings.address,
    logger: logOptions(settings.logLevel),
    server: (handler) => createServer(assets, handler, settings.address, gate),
  })
  const { server } = app
  const storage = await occupyDataLocation(settings)
  const people = await peopleFor(settings, storage, (level, message) => app.log[level](message))
  const services = await servicesFor(settings, storage, people, games, metrics, (trouble, match) =>
    app.log.error({ err: trouble, match }, 'At a match'),
  )
  const stopWatching = watchOutsideChanges(storage, (error) => app.log.warn(error))
  let closed: Promise<void> | undefined
  const close = (): Promise<void> => {
    closed ??= closeInOrder(
      [
        { name: 'the streams', close: () => services.streams.close() },
        { name: 'the door', close: () => closeHttpServer(server, settings.patience * 1000) },
        { name: 'the matches', close: services.close },
        { name: 'the notes of other programs', close: stopWatching },
        { name: 'the app', close: () => app.close() },
        { name: 'the people', close: people.close },
        { name: 'the storage', close: () => storage.close() },
      ],
      { patienceMs: settings.patience * 1000, said: say },
    )
    return closed
  }
  try {
    metrics.time(app)
    logRequests(app)
    metrics.watch({ openMatches: () => services.openMatches.size, streams: () => services.streams.size })
    await openApi(app)
    await app.register(monitoringRoutes, {
      metrics,
      metricsToken: settings.metricsToken,
      notOpenYet: () => gate.why,
      ready: async () => {
        const why = closed === undefined ? gate.why : refusals.closing
        if (why !== undefined) throw new Error(why)
        await storage.ping()
      },
    })
    const rates = ratesFrom(settings.rateLimit)
    await addPeople(app, people, rates.usual)
    await addApi(app, {
      ...services,
      identify: people.identify,
      rates,
      called: async (text) => knownAs(await people.accounts(), text),
      answered: (match, status, milliseconds) => {
        metrics.answered(status, milliseconds)
        logMessage(app.log, match, status, milliseconds)
      },
    })
    await app.ready()
    const newRules = newRulesFor(services, (level, sentence, match) =>
      app.log[level](match === undefined ? {} : { match }, sentence),
    )
    if (await areRulesNew(newRules)) gate.shut(refusals.lookingThrough)
    const { movedFrom } = await listen(server, settings.host, settings.port)
    const address = addressOf(server)
    await meetNewRules(newRules)
    people.opened(address)
    await services.start()
    gate.open()
    if (movedFrom !== undefined)
      say(`Port ${movedFrom} is taken by another program, so the table is at ${address}`)
    const noLetters = whyNoLetters(settings)
    if (noLetters !== undefined) say(noLetters)
    return { address, close }
  } catch (fault) {
    await close()
    throw fault
  }
}

function newRulesFor({ openMatches }: OpenServices, log: NewRules['log']): NewRules {
  const { storage, games, now } = openMatches.services
  return { storage, games, now, log }
}

function withUsual(wishes: Omit<ServeOptions, 'games' | 'say'>): Settings {
  const named = Object.entries(wishes).filter(([, value]) => value !== undefined)
  return { ...readSettings({}), ...Object.fromEntries(named) }
}

function peopleFor(
  settings: Settings,
  storage: Storage,
  log: (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void,
): Promise<People> {
  const { address, secret, guests, guestDays, mailFrom, smtpUrl, pushContact, pushServices } = settings
  const { openidDiscovery, openidClient, openidSecret, openidName, rateLimit } = settings
  const openid =
    openidDiscovery === undefined || openidClient === undefined || openidSecret === undefined
      ? undefined
      : { discovery: openidDiscovery, client: openidClient, secret: openidSecret, name: openidName }
  return openPeople({
    storage,
    address,
    secret,
    openid,
    guests,
    guestDays,
    limited: rateLimit > 0,
    letters: whyNoLetters(settings) === undefined,
    mail: { from: mailFrom, smtp: smtpUrl, outbox: outboxOf(settings) },
    push: { contact: pushContact, services: pushServices },
    log,
  })
}

async function servicesFor(
  settings: Settings,
  storage: Storage,
  people: People,
  games: readonly (ServedGame | GameToLoad)[],
  metrics: Metrics,
  log: (trouble: unknown, match: string) => void,
): Promise<OpenServices> {
  const opened: { services?: OpenServices } = {}
  const matchNotices = matchNoticesBy({
    notices: people.notices,
    openMatches: () => opened.services?.openMatches,
    failed: (error) => log(error, ''),
  })
  opened.services = await openServices({
    games,
    storage,
    matchNotices,
    tally: metrics,
    log,
    bots: new BotPool({ workers: settings.botThreads, budgetMs: settings.botSeconds * 1000 }),
    botEffort: settings.botEffort,
    openMatches: { most: settings.rooms, idleMs: settings.roomIdle * 1000 },
    streams: {
      most: settings.streams,
      each: settings.streamsEach,
      waiting: settings.streamMemory * 1024 * 1024,
    },
  })
  return opened.services
}
