import { apiKey } from '@better-auth/api-key'
import { passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { getMigrations } from 'better-auth/db/migration'
import { anonymous } from 'better-auth/plugins/anonymous'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { alone, type PeopleDatabase } from './database.ts'
import { NOT_TOGETHER } from './hide-accounts.ts'
import type { PersonId } from './identity.ts'
import { guestName, readableName } from './names.ts'
import { ADDRESS_HEADER, COOKIE_PREFIX, isSecure } from './origin.ts'
import { peopleRefusals } from './refusals.en.ts'

export type OpenIdProvider = Readonly<{
  /** The provider's discovery document. */
  discovery: string
  client: string
  secret: string
  /** What the button on the page says. */
  name: string
}>

/**
 * A letter about the account itself, sent whatever the person's settings for notices: to choose a new password, to confirm
 * the address, or because somebody wanted to sign up with an address that has an account.
 */
export type AccountLetter = Readonly<{
  to: string
  name: string
  reason: 'reset' | 'verify' | 'known'
  link: string
}>

export type AccountsOptions = Readonly<{
  database: PeopleDatabase
  /** Signs cookies; everybody is signed out when it changes. */
  secret: string
  /** Where people reach the table, if it is known; else the address each request names. */
  address?: string | undefined
  openid?: OpenIdProvider | undefined
  /** Whether people may come without an account. */
  guests: boolean
  /** How often one address may sign in or come as a guest; unlimited only for measuring and tests. */
  limited: boolean
  /** Whether letters reach people: then whoever signs up has to confirm the address before signing in. */
  confirms: boolean
  send: (person: PersonId, letter: AccountLetter) => Promise<void>
  /** A letter has come to its address. */
  confirmed: (person: PersonId) => Promise<void>
  /** Somebody calls themselves otherwise. */
  renamed: (person: PersonId, name: string) => Promise<void>
  /** A guest has become a person: what was the guest's is theirs now. */
  moved: (guest: PersonId, person: PersonId) => Promise<void>
  /** A session of this person has ended, by whatever way. */
  signedOut: (person: PersonId) => void
  log: (level: 'debug' | 'info' | 'warn' | 'error', message: string) => void
}>

const PATH = '/api/auth'

/**
 * Tokens are made and listed by routes of our own, which know scopes; deletion must reach the matches too; who wants the
 * letter that confirms an address once more asks for a new password, which confirms it as well.
 */
const CLOSED_PATHS = [
  ...['create', 'delete', 'get', 'list', 'update'].map((act) => `/api-key/${act}`),
  '/delete-anonymous-user',
  '/delete-user',
  '/send-verification-email',
]

const DAY_SECONDS = 24 * 60 * 60
const SIGN_UP = '/sign-up/email'

const checkedName = <Given extends { name?: unknown }>(given: Given): { data: Given } => {
  if (typeof given.name !== 'string') return { data: given }
  const name = readableName(given.name)
  if (name === undefined) {
    throw new APIError('BAD_REQUEST', { message: peopleRefusals.nameUnreadable })
  }
  return { data: { ...given, name } }
}

/** To take the address from the request is what we want where no public one was given. */
const INTENDED = /Base URL is not set/

/** What strangers do wrong is no trouble of ours: once the accounts are open, what we do wrong is logged where it is answered. */
const sobered =
  (log: AccountsOptions['log'], isOpen: () => boolean): AccountsOptions['log'] =>
  (level, message) => {
    const harmless = isOpen() || INTENDED.test(message)
    log(harmless ? 'debug' : level, `Accounts: ${message}`)
  }

const build = (options: AccountsOptions) => {
  const { database, secret, address, openid, guests, limited, confirms, send, log } = options
  const { confirmed, moved, renamed, signedOut } = options
  return betterAuth({
    appName: 'Windward',
    database,
    secret,
    ...(address === undefined ? {} : { baseURL: address }),
    basePath: PATH,
    telemetry: { enabled: false },
    disabledPaths: guests ? CLOSED_PATHS : [...CLOSED_PATHS, '/sign-in/anonymous'],
    logger: { level: 'info', log },
    // What is no refusal comes to us as it is: there it is logged, and answered like everything else that goes wrong.
    onAPIError: { throw: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      // A session that came along with the sign-up would tell that the address was free.
      autoSignIn: false,
      onExistingUserSignUp: ({ user }) =>
        send(user.id, { to: user.email, name: user.name, reason: 'known', link: '/#/you' }),
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => confirmed(user.id),
      // Not asked for by a request of its own, so better-auth does not know what comes before the path.
      sendResetPassword: ({ user, url, token }) =>
        send(user.id, {
          to: user.email,
          name: user.name,
          reason: 'reset',
          link: `${PATH}/reset-password/${token}${url.slice(url.indexOf('?'))}`,
        }),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: DAY_SECONDS,
      sendVerificationEmail: ({ user, url }) =>
        send(user.id, { to: user.email, name: user.name, reason: 'verify', link: url }),
    },
    session: { expiresIn: 60 * DAY_SECONDS, updateAge: DAY_SECONDS },
    user: {
      additionalFields: {
        banned: { type: 'boolean', required: false, defaultValue: false, input: false },
        // Signed up where letters are sent: nobody comes in by it before the address is confirmed.
        awaiting: { type: 'boolean', required: false, defaultValue: false, input: false },
      },
    },
    account: { encryptOAuthTokens: true },
    rateLimit: {
      enabled: limited,
      window: 60,
      max: 120,
      customRules: {
        '/sign-in/anonymous': { window: 60, max: 30 },
        '/get-session': { window: 10, max: 100 },
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: isSecure(address),
      database: { validateSchema: false },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    hooks: {
      before: createAuthMiddleware(async ({ path, body }) => {
        // Before the address is looked up, or a name nobody can read would tell whether it is known.
        if (path === SIGN_UP) return { context: { body: checkedName(body).data } }
        // Whoever changes a password may do so because somebody else knows the old one: it ends every other session.
        if (path === '/change-password') return { context: { body: { ...body, revokeOtherSessions: true } } }
        return undefined
      }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user, context) => {
            const { data } = checkedName(user)
            return { data: context?.path === SIGN_UP && confirms ? { ...data, awaiting: true } : data }
          },
        },
        update: {
          before: async (user) => checkedName(user),
          after: async ({ id, name }) => renamed(id, name),
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            const user = await context?.context.internalAdapter.findUserById(session.userId)
            if (user && 'banned' in user && user.banned) {
              throw new APIError('FORBIDDEN', { message: peopleRefusals.closedAccount })
            }
            // In the words of a wrong password: that it is right would tell who made the account.
            if (user && 'awaiting' in user && user.awaiting && !user.emailVerified) {
              throw new APIError('UNAUTHORIZED', { code: NOT_TOGETHER, message: 'Invalid email or password' })
            }
            // Where somebody played from is no business of the table's.
            return { data: { ...session, ipAddress: '', userAgent: '' } }
          },
        },
        delete: { after: async ({ userId }) => signedOut(userId) },
      },
    },
    plugins: [
      anonymous({
        generateName: guestName,
        onLinkAccount: ({ anonymousUser, newUser }) => moved(anonymousUser.user.id, newUser.user.id),
      }),
      passkey({ rpName: 'Windward' }),
      apiKey({
        defaultPrefix: 'ww_',
        requireName: true,
        maximumNameLength: 60,
        rateLimit: { enabled: false },
        keyExpiration: { minExpiresIn: 1, maxExpiresIn: 3650 },
      }),
      genericOAuth({
        config:
          openid === undefined
            ? []
            : [
                {
                  providerId: 'openid',
                  name: openid.name,
                  discoveryUrl: openid.discovery,
                  clientId: openid.client,
                  clientSecret: openid.secret,
                  scopes: ['openid', 'profile', 'email'],
                  requireIdTokenVerification: true,
                },
              ],
      }),
    ],
  })
}

export type Accounts = ReturnType<typeof build>

/** Accounts, sessions, passkeys and tokens, kept by better-auth; its tables are made or brought up to date first. */
export const openAccounts = async (options: AccountsOptions): Promise<Accounts> => {
  let isOpen = false
  const accounts = build({ ...options, log: sobered(options.log, () => isOpen) })
  await alone(options.database, async () => {
    const { runMigrations } = await getMigrations(accounts.options)
    await runMigrations()
  })
  await accounts.$context
  isOpen = true
  return accounts
}
