import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import type { Accounts } from './accounts.ts'
import { peopleRefusals } from './refusals.en.ts'

/**
 * What is asked about an address and answered alike whether there is an account or not. The answers leave in steps of this
 * length, well above what the work takes, so that no clock tells one from the other either.
 */
const STEP_MS = 400

const SIGN_UP = '/api/auth/sign-up/email'
const RESET = '/api/auth/request-password-reset'
const ALWAYS_ALIKE = new Set([SIGN_UP, RESET])
const ALIKE_IF_REFUSED = '/api/auth/sign-in/email'

/** What better-auth calls a wrong password, and we an account that waits for its address to be confirmed. */
export const NOT_TOGETHER = 'INVALID_EMAIL_OR_PASSWORD'

/** The same for a wrong password, an unknown address and one that is not confirmed yet. */
export const notTogether = (letters: boolean): string =>
  letters ? peopleRefusals.notTogetherOrUnconfirmed : peopleRefusals.notTogether

const toTheStep = (began: number): Promise<void> => wait(STEP_MS - ((performance.now() - began) % STEP_MS))

const isKnown = async ({ $context }: Accounts, email: string): Promise<boolean> =>
  (await (await $context).internalAdapter.findUserByEmail(email.toLowerCase())) !== null

/** Two may sign up with one address at once: whoever comes second finds it taken, as anybody does. */
const isOvertaken = async (
  accounts: Accounts,
  { status }: Response,
  email: string | undefined,
): Promise<boolean> => status === 422 && email !== undefined && (await isKnown(accounts, email))

/** However it is written, such as with a slash at its end. */
const pathOf = ({ url }: Request): string => new URL(url).pathname.replaceAll(/\/+/g, '/').replace(/\/$/, '')

const anAddress = z.email()

/** Whether a new password is asked for, with something that can be an address. */
export const asksForReset = (asked: Request, email: string | undefined): email is string =>
  pathOf(asked) === RESET && asked.method === 'POST' && anAddress.safeParse(email).success

/** The same request for an address nobody has: what it is answered is true of every other, and so is how long that takes. */
export const forNobody = (asked: Request, told: unknown): Request => {
  const { url, method, headers } = asked
  const body = JSON.stringify({ ...Object(told), email: `${randomUUID()}@nobody.invalid` })
  return new Request(url, { method, headers, body })
}

export interface Asked {
  readonly asked: Request
  readonly email: string | undefined
  /** Whether letters reach people, so that there is one to be looked for. */
  readonly letters: boolean
}

/** Answers so that nobody learns from it, or from how long it took, who has an account. */
export const discreetly = async (
  accounts: Accounts,
  { asked, email, letters }: Asked,
  answer: () => Promise<Response>,
): Promise<Response> => {
  const began = performance.now()
  const path = pathOf(asked)
  try {
    const response = await answer()
    if (path === ALIKE_IF_REFUSED && !response.ok) await toTheStep(began)
    if (path !== SIGN_UP || !(response.ok || (await isOvertaken(accounts, response, email)))) return response
    // The account as it was made is its owner's to see, and that may be somebody else.
    return Response.json({ status: true, letter: letters })
  } finally {
    if (ALWAYS_ALIKE.has(path)) await toTheStep(began)
  }
}
