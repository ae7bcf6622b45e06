import { STATUS_CODES } from 'node:http'
import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { mustBePlainJson } from '../api/plain-text.ts'
import type { Accounts } from './accounts.ts'
import { orAway } from './accounts-unreachable.ts'
import { asksForReset, discreetly, forNobody, NOT_TOGETHER, notTogether } from './hide-accounts.ts'
import type { Doorkeeper } from './identify.ts'
import { ADDRESS_HEADER, originOf } from './origin.ts'
import type { ResetLetters } from './reset-letters.ts'
import { SIGN_IN } from './routes/sign-in.ts'

export type AuthRoutes = Readonly<{
  accounts: () => Promise<Accounts>
  doorkeeper: Doorkeeper
  address: string | undefined
  /** Whether letters reach people: then an account is good once its address is confirmed. */
  letters: boolean
  resetLetters: ResetLetters
}>

const LARGEST_BODY = 64 * 1024

/** Only what better-auth needs, so that nothing a stranger put in a header means anything to it. */
const PASSED_ON = [
  'accept',
  'content-type',
  'cookie',
  'origin',
  'referer',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
]

const asWebRequest = (request: FastifyRequest, address: string | undefined): Request => {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip })
  for (const name of PASSED_ON) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const { method, body } = request
  const url = new URL(request.url, originOf(request, address))
  return new Request(url, { method, headers, ...(typeof body === 'string' ? { body } : {}) })
}

const field = (value: unknown, name: string): string | undefined => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof found === 'string' ? found : undefined
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A refusal of better-auth's as the problem document every other refusal here is; its own two fields stay for its client. */
const asProblem = (status: number, text: string, letters: boolean): object => {
  const title = STATUS_CODES[status] ?? 'Problem'
  const told = parsed(text)
  const code = field(told, 'code')
  const message = code === NOT_TOGETHER ? notTogether(letters) : field(told, 'message') || title
  return {
    type: 'about:blank',
    title,
    status,
    detail: message,
    message,
    ...(code === undefined ? {} : { code }),
  }
}

const passBack = async (response: Response, reply: FastifyReply, letters: boolean): Promise<FastifyReply> => {
  reply.status(response.status).header('cache-control', 'no-store')
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  const location = response.headers.get('location')
  if (location !== null) reply.header('location', location)
  const wait = response.headers.get('x-retry-after')
  if (wait !== null) reply.header('retry-after', wait)
  const text = await response.text()
  if (response.status >= 400) {
    return reply
      .type('application/problem+json')
      .send(JSON.stringify(asProblem(response.status, text, letters)))
  }
  return text === '' ? reply.send() : reply.type('application/json').send(text)
}

/** Looks whether a body has the form the papers ask for, and leaves it the text that better-auth reads. */
const checkedText: FastifySchemaCompiler<z.ZodType> = (route) => {
  const check = validatorCompiler(route)
  return (text: unknown) => {
    const checked = check(typeof text === 'string' ? parsed(text) : text)
    return typeof checked === 'object' && checked !== null && 'error' in checked ? checked : { value: text }
  }
}

/** Hands everything under /api/auth to better-auth. Bodies are JSON, read as text: it parses them itself. */
export const authRoutes = async (app: FastifyInstance, options: AuthRoutes): Promise<void> => {
  const { accounts, doorkeeper, address, letters, resetLetters } = options
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LARGEST_BODY },
    (_request, body, done) => done(null, body),
  )
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const told = typeof request.body === 'string' ? parsed(request.body) : undefined
    if (typeof request.body === 'string') mustBePlainJson(request.body, told)
    const opened = await accounts()
    const asked = asWebRequest(request, address)
    const email = field(told, 'email')
    const asksFor = asksForReset(asked, email) ? { email, redirectTo: field(told, 'redirectTo') } : undefined
    const response = await discreetly(opened, { asked, email, letters }, () =>
      orAway(
        () => opened.handler(asksFor === undefined ? asked : forNobody(asked, told)),
        ({ status }) => status >= 400,
      ),
    )
    if (asksFor !== undefined && response.ok) resetLetters.ask(asksFor)
    if (response.status >= 500) request.log.error({ req: request }, 'The accounts could not answer')
    if (request.method === 'POST') doorkeeper.forget(request)
    return passBack(response, reply, letters)
  }
  app.setValidatorCompiler(checkedText)
  for (const route of SIGN_IN) app.route({ ...route, handler })
  app.route({ method: ['GET', 'POST'], url: '/api/auth/*', schema: { hide: true }, handler })
}
