import type { FastifySchema, HTTPMethods } from 'fastify'
import { z } from 'zod'

/**
 * What browsers use of better-auth's routes, as the papers have it. It answers them itself (see auth-routes.ts); what does
 * not have the form that is written here does not come so far.
 */
interface SignInRoute {
  readonly method: HTTPMethods
  readonly url: string
  readonly schema: FastifySchema
}

const email = z.string().max(320)
const password = z.string().max(128).describe('At least ten characters')
const name = z.string().max(200).describe('As everybody will see it: 1 to 40 characters that people can read')

const user = z
  .looseObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    isAnonymous: z.boolean().nullish().describe('True for a guest'),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'User', description: 'Somebody’s own account, or what a guest has instead' })

const session = z.looseObject({ id: z.string(), userId: z.string(), expiresAt: z.string() }).meta({
  id: 'Session',
  description: 'A browser that is signed in; the cookie that comes along is what counts',
})

const entered = z
  .looseObject({ token: z.string().nullable(), user })
  .meta({ id: 'Entered', description: 'Who came in; a cookie comes along' })

const signedUp = z.looseObject({ status: z.literal(true), letter: z.boolean() }).meta({
  id: 'SignedUp',
  description:
    'The same whether the address was free or not. With `letter` the server sends letters: the address is confirmed by one before anybody signs in with it, and whoever has an account with it already is told so. Without, sign in.',
})

const current = z
  .union([z.looseObject({ session, user }), z.null()])
  .meta({ id: 'CurrentSession', description: 'Who is signed in; null for nobody' })

const status = z.looseObject({ status: z.boolean() }).meta({ id: 'AccountStatus', description: 'It is done' })

const credential = z.looseObject({ id: z.string().min(1).max(2000), response: z.looseObject({}) }).meta({
  id: 'PublicKeyCredential',
  description: 'What navigator.credentials gave, with toJSON() (W3C Web Authentication)',
})

const ceremony = z.looseObject({ challenge: z.string() }).meta({
  id: 'PublicKeyOptions',
  description: 'What to ask navigator.credentials for (W3C Web Authentication)',
})

const passkey = z
  .looseObject({ id: z.string(), name: z.string().nullish(), createdAt: z.string().nullish() })
  .meta({ id: 'Passkey', description: 'A passkey one has added' })

const tags = ['sign-in']

const get = (url: string, schema: FastifySchema): SignInRoute => ({
  method: 'GET',
  url,
  schema: { tags, ...schema },
})
const post = (url: string, schema: FastifySchema): SignInRoute => ({
  method: 'POST',
  url,
  schema: { tags, ...schema },
})

export const SIGN_IN: readonly SignInRoute[] = [
  post('/api/auth/sign-in/anonymous', {
    operationId: 'comeAsGuest',
    summary: 'Comes as a guest, known by the cookie alone',
    needs: 'nothing',
    refuses: [403, 404],
    body: z.looseObject({}),
    response: { 200: entered },
  }),
  post('/api/auth/sign-up/email', {
    operationId: 'signUp',
    summary: 'Makes an account if the address is free; the answer is the same for any address',
    description: 'Nobody is signed in by it. What one had as a guest is the account’s once one signs in.',
    needs: 'nothing',
    refuses: [403, 422],
    body: z.looseObject({
      name,
      email,
      password,
      callbackURL: z.string().max(2000).optional().describe('Where the link in the letter leads in the end'),
    }),
    response: { 200: signedUp },
  }),
  post('/api/auth/sign-in/email', {
    operationId: 'signIn',
    summary: 'Signs in with address and password',
    needs: 'nothing',
    refuses: [401, 403],
    body: z.looseObject({ email, password, rememberMe: z.boolean().optional() }),
    response: { 200: entered },
  }),
  post('/api/auth/sign-out', {
    operationId: 'signOut',
    summary: 'Signs out',
    needs: 'session',
    refuses: [],
    body: z.looseObject({}),
    response: { 200: z.looseObject({ success: z.boolean() }) },
  }),
  get('/api/auth/get-session', {
    operationId: 'getSession',
    summary: 'Who is signed in',
    needs: 'nothing',
    refuses: [],
    response: { 200: current },
  }),
  post('/api/auth/update-user', {
    operationId: 'rename',
    summary: 'Changes one’s name',
    needs: 'session',
    refuses: [],
    body: z.looseObject({ name: name.optional() }),
    response: { 200: status },
  }),
  post('/api/auth/change-password', {
    operationId: 'changePassword',
    summary: 'Changes one’s password',
    needs: 'session',
    refuses: [],
    body: z.looseObject({
      currentPassword: password,
      newPassword: password,
      revokeOtherSessions: z.boolean().optional(),
    }),
    response: { 200: z.looseObject({ token: z.string().nullable(), user }) },
  }),
  post('/api/auth/request-password-reset', {
    operationId: 'requestPasswordReset',
    summary: 'Has a letter sent by which a password can be set anew; the answer is the same for any address',
    needs: 'nothing',
    refuses: [403],
    body: z.looseObject({ email, redirectTo: z.string().max(2000).optional() }),
    response: { 200: status },
  }),
  post('/api/auth/reset-password', {
    operationId: 'resetPassword',
    summary: 'Sets a password anew with what the letter brought',
    needs: 'nothing',
    refuses: [403],
    body: z.looseObject({ newPassword: password, token: z.string().max(200).optional() }),
    response: { 200: status },
  }),
  get('/api/auth/passkey/generate-register-options', {
    operationId: 'beginPasskey',
    summary: 'Begins to add a passkey',
    needs: 'session',
    refuses: [],
    response: { 200: ceremony },
  }),
  post('/api/auth/passkey/verify-registration', {
    operationId: 'addPasskey',
    summary: 'Adds the passkey that was made',
    needs: 'session',
    refuses: [],
    body: z.looseObject({ response: credential, name: z.string().max(200).optional() }),
    response: { 200: passkey },
  }),
  get('/api/auth/passkey/generate-authenticate-options', {
    operationId: 'beginPasskeySignIn',
    summary: 'Begins to sign in with a passkey',
    needs: 'nothing',
    refuses: [],
    response: { 200: ceremony },
  }),
  post('/api/auth/passkey/verify-authentication', {
    operationId: 'signInWithPasskey',
    summary: 'Signs in with a passkey',
    needs: 'nothing',
    refuses: [401, 403],
    body: z.looseObject({ response: credential }),
    response: { 200: z.looseObject({ session }) },
  }),
  get('/api/auth/passkey/list-user-passkeys', {
    operationId: 'listPasskeys',
    summary: 'The passkeys one has added',
    needs: 'session',
    refuses: [],
    response: { 200: z.array(passkey) },
  }),
  post('/api/auth/passkey/delete-passkey', {
    operationId: 'deletePasskey',
    summary: 'Deletes a passkey',
    needs: 'session',
    refuses: [404],
    body: z.looseObject({ id: z.string().max(200) }),
    response: { 200: status },
  }),
]
