import type { FastifyRequest, FastifyServerOptions } from 'fastify'

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

/** What must never stand in a log, however deep in what is logged it comes. */
const SECRETS = [
  'authorization',
  'cookie',
  'set-cookie',
  'password',
  'token',
  'secret',
  'seed',
  'invitation',
  'answer',
  'key',
  'connectionString',
]

const depths = (name: string): string[] => {
  const last = /^\w+$/.test(name) ? name : `["${name}"]`
  return ['', '*.', '*.*.', '*.*.*.'].map((before) =>
    last.startsWith('[') ? `${before.replace(/\.$/, '')}${last}` : `${before}${last}`,
  )
}

/** Paths that end in a secret of their own. */
const SECRET_TAIL = /^(\/api\/auth\/reset-password\/|\/join\/[^/]+\/).*/

/** A query may hold an invitation or a code of an OpenID provider: the path is enough to find a trouble by. */
const loggedUrl = (url: string): string => (url.split('?', 1)[0] ?? '').replace(SECRET_TAIL, '$1…')

export type LogTarget = { write(line: string): void }

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>

/** Structured lines, one JSON object each. The address of a person is not among what is logged. */
export const logOptions = (level: LogLevel, stream: LogTarget = process.stderr): LoggerOptions => ({
  level,
  stream,
  redact: { paths: SECRETS.flatMap(depths), censor: '…' },
  serializers: {
    req: ({ method, url, id }: FastifyRequest) => ({ id, method, url: loggedUrl(url) }),
    res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
  },
})
