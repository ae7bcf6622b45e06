import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import type { TestContext } from 'node:test'

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export type Provider = Readonly<{
  discovery: string /** Where the provider would send the browser back to. */
  consent: (url: string) => string
}>

/** An OpenID provider that takes everybody for Grace (OpenID Connect Core 1.0, code flow with PKCE). */
export const openProvider = async (t: Pick<TestContext, 'after'>, client: string): Promise<Provider> => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const challenges = new Map<string, { challenge: string; nonce: string | null }>()
  let issuer = ''

  const idToken = (nonce: string | null): string => {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      aud: client,
      sub: 'grace-1',
      iat: now,
      exp: now + 300,
      email: 'grace@example.org',
      email_verified: true,
      name: 'Grace',
      ...(nonce === null ? {} : { nonce }),
    }
    const signed = `${encoded({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${encoded(claims)}`
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
  }

  const answers = new Map<string, (body: string) => object>([
    [
      '/.well-known/openid-configuration',
      () => ({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    ],
    [
      '/jwks',
      () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }] }),
    ],
    [
      '/token',
      (body) => {
        const form = new URLSearchParams(body)
        const known = challenges.get(form.get('code') ?? '')
        const proof = createHash('sha256')
          .update(form.get('code_verifier') ?? '')
          .digest('base64url')
        if (known?.challenge !== proof) return { error: 'invalid_grant' }
        return { access_token: 'a', token_type: 'Bearer', expires_in: 300, id_token: idToken(known.nonce) }
      },
    ],
  ])

  const server = createServer(async (request, response) => {
    const answer = answers.get(request.url ?? '')?.(await text(request)) ?? {}
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => server.close())
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The provider listens on no port.')
  issuer = `http://127.0.0.1:${bound.port}`

  return {
    discovery: `${issuer}/.well-known/openid-configuration`,
    consent: (url) => {
      const asked = new URL(url).searchParams
      const code = `code-${challenges.size}`
      challenges.set(code, { challenge: asked.get('code_challenge') ?? '', nonce: asked.get('nonce') })
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', asked.get('state') ?? '')
      back.searchParams.set('iss', issuer)
      return `${back.pathname}${back.search}`
    },
  }
}
