import { availableParallelism, homedir } from 'node:os'
import { join } from 'node:path'
import { USUAL_EFFORT } from '@windward/table'
import { z } from 'zod'
import { addressOf, list, wholeNumber, words, yesOrNo } from './setting-shapes.ts'

/** How an operator gives a setting: as a flag, or as a variable of the environment. */
type Given = Readonly<{
  flag: `--${string}`
  env: string
  /** What stands for the value in the help. */
  value: string
  about: string
}>

const given = z.registry<Given>()

/** Where programs keep what is theirs, on each system. */
const usualData = (): string => {
  const { platform, env } = process
  if (platform === 'win32') return join(env['LOCALAPPDATA'] ?? homedir(), 'Windward')
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Windward')
  return join(env['XDG_DATA_HOME'] || join(homedir(), '.local', 'share'), 'windward')
}

/** The push services of the browsers people use. */
const PUSH_SERVICES =
  'fcm.googleapis.com,updates.push.services.mozilla.com,.push.apple.com,.notify.windows.com'

/** Every setting there is, in the order in which the help lists them. */
const settings = z.object({
  port: wholeNumber(0, 65_535).optional().register(given, {
    flag: '--port',
    env: 'PORT',
    value: 'n',
    about: 'where to listen; 0 takes any free port (default: the first free one from 3000)',
  }),
  host: words.default('127.0.0.1').register(given, {
    flag: '--host',
    env: 'WINDWARD_HOST',
    value: 'name',
    about: 'for whom to listen; 0.0.0.0 for everybody (default: 127.0.0.1, this machine alone)',
  }),
  address: addressOf(/^https?$/, 'must be an address like https://table.example')
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', 'must have no path')
    .transform((url) => new URL(url).origin)
    .optional()
    .register(given, {
      flag: '--address',
      env: 'WINDWARD_ADDRESS',
      value: 'url',
      about: 'where people reach the table, such as https://table.example; needed behind a proxy',
    }),
  trustProxy: list.default([]).register(given, {
    flag: '--trust-proxy',
    env: 'WINDWARD_TRUST_PROXY',
    value: 'addresses',
    about: 'proxies whose X-Forwarded headers are believed: addresses or networks, parted by commas',
  }),
  data: words.default(usualData).register(given, {
    flag: '--data',
    env: 'WINDWARD_DATA',
    value: 'directory',
    about:
      'where the embedded database and the outbox are kept (default: with your other programs’ data; :memory: keeps nothing)',
  }),
  databaseUrl: addressOf(
    /^postgres(?:ql)?$/,
    'must be an address like postgres://name:password@host/database',
  )
    .optional()
    .register(given, {
      flag: '--database-url',
      env: 'DATABASE_URL',
      value: 'url',
      about:
        'a PostgreSQL database instead of the embedded one: then several processes can serve the same matches',
    }),
  secret: z.string().min(32, 'must have at least 32 characters').optional().register(given, {
    flag: '--secret',
    env: 'WINDWARD_SECRET',
    value: 'text',
    about: 'signs the cookies of sessions (default: made at the first start and kept in the database)',
  }),
  logLevel: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info')
    .register(given, {
      flag: '--log-level',
      env: 'WINDWARD_LOG_LEVEL',
      value: 'level',
      about:
        'least important thing to log on standard error: debug (every request), info, warn, error or silent (default: info)',
    }),
  metricsToken: z.string().min(16, 'must have at least 16 characters').optional().register(given, {
    flag: '--metrics-token',
    env: 'WINDWARD_METRICS_TOKEN',
    value: 'text',
    about:
      'what a reader of /metrics must send as its bearer token (default: only this machine itself may read it)',
  }),
  guests: yesOrNo.default(true).register(given, {
    flag: '--guests',
    env: 'WINDWARD_GUESTS',
    value: 'yes|no',
    about: 'whether people may play without an account (default: yes)',
  }),
  guestDays: wholeNumber(0, 3650).default(90).register(given, {
    flag: '--guest-days',
    env: 'WINDWARD_GUEST_DAYS',
    value: 'days',
    about:
      'after how many days a guest who has not come again, and has left nothing, is cleared away; 0 for never (default: 90)',
  }),
  smtpUrl: addressOf(/^smtps?$/, 'must be an address like smtps://name:password@host')
    .optional()
    .register(given, {
      flag: '--smtp-url',
      env: 'WINDWARD_SMTP_URL',
      value: 'url',
      about:
        'mail server, such as smtps://name:password@host (default: letters are left as files in the outbox)',
    }),
  mailFrom: words.default('Windward <windward@localhost>').register(given, {
    flag: '--mail-from',
    env: 'WINDWARD_MAIL_FROM',
    value: 'address',
    about: 'the sender of letters (default: Windward <windward@localhost>)',
  }),
  outbox: words.optional().register(given, {
    flag: '--outbox',
    env: 'WINDWARD_OUTBOX',
    value: 'directory',
    about: 'where letters are left while there is no mail server (default: outbox in the data directory)',
  }),
  pushContact: addressOf(/^(?:mailto|https)$/, 'must begin with mailto: or https://')
    .default('mailto:windward@localhost')
    .register(given, {
      flag: '--push-contact',
      env: 'WINDWARD_PUSH_CONTACT',
      value: 'url',
      about: 'where push services reach you, mailto:… or https://… (default: mailto:windward@localhost)',
    }),
  pushServices: list.prefault(PUSH_SERVICES).register(given, {
    flag: '--push-services',
    env: 'WINDWARD_PUSH_SERVICES',
    value: 'hosts',
    about:
      'hosts that push notices may be sent to, parted by commas; “.host” for all under it (default: those of Chrome, Firefox, Safari and Edge)',
  }),
  openidDiscovery: addressOf(/^https?$/, 'must be a web address')
    .optional()
    .register(given, {
      flag: '--openid-discovery',
      env: 'WINDWARD_OPENID_DISCOVERY',
      value: 'url',
      about: 'the discovery document of an OpenID provider people can sign in with',
    }),
  openidClient: words.optional().register(given, {
    flag: '--openid-client',
    env: 'WINDWARD_OPENID_CLIENT',
    value: 'id',
    about: 'what the provider knows this table by',
  }),
  openidSecret: words.optional().register(given, {
    flag: '--openid-secret',
    env: 'WINDWARD_OPENID_SECRET',
    value: 'text',
    about: 'what the table proves it with',
  }),
  openidName: words.default('OpenID').register(given, {
    flag: '--openid-name',
    env: 'WINDWARD_OPENID_NAME',
    value: 'text',
    about: 'what people call the provider (default: OpenID)',
  }),
  rateLimit: wholeNumber(0, 1_000_000).default(1200).register(given, {
    flag: '--rate-limit',
    env: 'WINDWARD_RATE_LIMIT',
    value: 'n',
    about: 'requests a minute that one person, or one address, may send; 0 for any number (default: 1200)',
  }),
  streams: wholeNumber(1, 1_000_000).default(20_000).register(given, {
    flag: '--streams',
    env: 'WINDWARD_STREAMS',
    value: 'n',
    about: 'streams this process keeps open at once (default: 20000)',
  }),
  streamsEach: wholeNumber(1, 1_000_000).default(100).register(given, {
    flag: '--streams-each',
    env: 'WINDWARD_STREAMS_EACH',
    value: 'n',
    about: 'streams one person, or one address, keeps open at once (default: 100)',
  }),
  streamMemory: wholeNumber(1, 1_000_000).default(64).register(given, {
    flag: '--stream-memory',
    env: 'WINDWARD_STREAM_MEMORY',
    value: 'MB',
    about:
      'what may wait in all streams together for readers that are slow; beyond it the slowest are ended, and resume (default: 64)',
  }),
  rooms: wholeNumber(1, 1_000_000).default(5000).register(given, {
    flag: '--rooms',
    env: 'WINDWARD_ROOMS',
    value: 'n',
    about: 'matches this process keeps open in memory; the longest idle are put away first (default: 5000)',
  }),
  roomIdle: wholeNumber(1, 86_400).default(300).register(given, {
    flag: '--room-idle',
    env: 'WINDWARD_ROOM_IDLE',
    value: 'seconds',
    about: 'after how long a match nobody looks at is put away (default: 300)',
  }),
  botThreads: wholeNumber(1, 256)
    .default(() => Math.max(1, availableParallelism() - 1))
    .register(given, {
      flag: '--bot-threads',
      env: 'WINDWARD_BOT_THREADS',
      value: 'n',
      about: 'threads on which bots think (default: one for every core but one)',
    }),
  botSeconds: wholeNumber(1, 600).default(10).register(given, {
    flag: '--bot-seconds',
    env: 'WINDWARD_BOT_SECONDS',
    value: 'seconds',
    about: 'how long a bot may think about one answer (default: 10)',
  }),
  botEffort: wholeNumber(1, 1_000_000)
    .default(USUAL_EFFORT)
    .register(given, {
      flag: '--bot-effort',
      env: 'WINDWARD_BOT_EFFORT',
      value: 'n',
      about: `how many tries a bot that thinks ahead makes for one answer (default: ${USUAL_EFFORT})`,
    }),
  patience: wholeNumber(0, 600).default(10).register(given, {
    flag: '--patience',
    env: 'WINDWARD_PATIENCE',
    value: 'seconds',
    about: 'how long a table that is closing waits for what was begun (default: 10)',
  }),
})

export type Settings = Readonly<z.output<typeof settings>>
export type SettingName = keyof Settings

/** Why the settings do not do, as a sentence for whoever gave them. */
export class WrongSetting extends Error {}

const names = settings.keyof().options

/** What the help says of each setting, in order. */
export const settingsGiven: readonly (Given & Readonly<{ name: SettingName }>)[] = names.map((name) => {
  const words = given.get(settings.shape[name])
  if (words === undefined) throw new Error(`Nobody says how ${name} is set.`)
  return { name, ...words }
})

const isName = (word: unknown): word is SettingName => names.some((name) => name === word)

const complaint = ({ path, message }: z.core.$ZodIssue, texts: Texts): string => {
  const [name] = path
  const words = settingsGiven.find((setting) => setting.name === name)
  const { flag = '', env = '' } = words ?? {}
  const shown = isName(name) && !SECRET.has(name) ? ` “${texts[name]}”` : ''
  return `The setting ${flag} (${env})${shown} ${message}.`
}

/** Not to be shown, logged or repeated. */
const SECRET: ReadonlySet<SettingName> = new Set([
  'databaseUrl',
  'secret',
  'metricsToken',
  'smtpUrl',
  'openidSecret',
])

type Texts = Readonly<Partial<Record<SettingName, string | undefined>>>

/** Reads settings from the texts they were given as; nothing, and an empty text, stand for the default. */
export const readSettings = (texts: Texts): Settings => {
  const told = Object.fromEntries(names.map((name) => [name, texts[name] || undefined]))
  const read = settings.safeParse(told)
  if (!read.success)
    throw new WrongSetting(read.error.issues.map((issue) => complaint(issue, texts)).join('\n'))
  const { openidDiscovery, openidClient, openidSecret } = read.data
  const openid = [openidDiscovery, openidClient, openidSecret].filter((part) => part !== undefined).length
  if (openid !== 0 && openid !== 3) {
    throw new WrongSetting(
      'An OpenID provider needs all of --openid-discovery, --openid-client and --openid-secret.',
    )
  }
  return read.data
}
