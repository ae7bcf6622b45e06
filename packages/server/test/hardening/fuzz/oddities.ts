/** What malformed requests are made of. */

export const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'FROB', 'get']

// biome-ignore format: a list to look through
export const ODD = [
  '%00', '%', '%zz', '..', '%2e%2e%2f', '', ' ', '%ff%fe', '💥', '-1', '1e999', 'null', '__proto__', 'constructor',
  'a'.repeat(400), 'spectator', '1%231', '%ED%A0%80', ';', '*', '%0d%0aX:y',
]

// biome-ignore format: a list to look through
export const CURSORS = [
  '0.0.0', '-1.-1.-1', '999999999.999999999.999999999', '1.2', 'x', '%00', '1.1.1.1', '9'.repeat(60), '1e9.0.0', '',
]

// biome-ignore format: a list to look through
export const QUERIES = [
  'seat=*', 'after=*', 'seat=*&after=*', 'seat=amber&after=*', 'seat=blue', 'seat=spectator', 'list=*', 'list=mine',
  'list=finished', 'cursor=*', 'game=*', 'at=*&at=*', 'invitation=*', 'match=*', '*', '__proto__[x]=1', 'seat[]=amber',
  `at=${'&at=x'.repeat(300)}`,
]

// biome-ignore format: a list to look through
export const TYPES = [
  'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', '', 'x', 'application/x-www-form-urlencoded',
  'application/json; charset=koi8-r', 'application/json', 'application/json',
]

// biome-ignore format: a list to look through
export const BODIES = [
  '', '{', '[]', 'null', '"x"', '{"a":', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}',
  '{"answer":1e999}', '\u0000', '{"answer":{}}', '{"answer":"\\ud800"}', '\ud800',
  `{"answer":${'['.repeat(3000)}${']'.repeat(3000)}}`, `{${'"a":1,'.repeat(5000)}"b":2}`,
]

export const LENGTHS = ['-1', '0', '1', '99999999999', 'x', '1, 2']

// biome-ignore format: a list to look through
export const MORE = [
  'Transfer-Encoding: chunked', 'Expect: 100-continue', 'Expect: the unexpected', 'Upgrade: h2c', 'Upgrade: websocket',
  'Content-Encoding: gzip', 'Range: bytes=9-1', 'Accept: application/x-ndjson', 'Accept: */*;q=x',
  'X-Forwarded-For: 1.2.3.4, x', 'X-Forwarded-Host: elsewhere.example', 'X-HTTP-Method-Override: DELETE',
  'Cookie: windward.session_token=x', 'Cookie: =;;=', 'Sec-Fetch-Site: cross-site', 'If-None-Match: *',
  'Content-Type: application/json', 'Sec-WebSocket-Key: x', 'Connection: Upgrade',
]

/** Values for the fields of a body. */
// biome-ignore format: a list to look through
export const VALUES: readonly unknown[] = [
  null, -0, 1e308, -1, 2 ** 53, '', '\u0000', '\ud800', [], {}, [[[[[]]]]], true, 'x'.repeat(5000), 'amber',
  ['amber', 'amber'], ['match:read'], ['match:read', 'match:read', 'everything'], [0, 14, 28], 'fixture', 'random', 'ask',
  'offer', 'open', 'a\u0000b', 'a\u0007b', 'a\u0085b', { 'a\u0000b': 1 }, { kind: 'live' }, { kind: 'live', seconds: 1e9 }, { kind: 'mail', bankSeconds: -1 }, { turns: '1' },
  { turns: 2 }, 2, 'a@b', 'https://[::1', 'https://fcm.googleapis.com/x', { p256dh: 'x', auth: 'x' },
]

// biome-ignore format: a list to look through
export const FIELDS = [
  'answer', 'instruction', 'seat', 'invitation', 'words', 'bot', 'say', 'days', 'to', 'text', 'game', 'options', 'seats',
  'access', 'clock', 'whenAbsent', 'spectators', 'person', 'name', 'scopes', 'email', 'password', 'push', 'kinds',
  'endpoint', 'keys', 'about', 'match', 'callbackURL', 'token', 'newPassword', 'extra',
]

/** Where accounts are looked after, by the library that does it. */
// biome-ignore format: a list to look through
export const AUTH = [
  'POST /api/auth/sign-in/email', 'POST /api/auth/sign-up/email', 'GET /api/auth/get-session',
  'POST /api/auth/change-password', 'POST /api/auth/update-user', 'POST /api/auth/delete-user',
  'GET /api/auth/list-sessions', 'POST /api/auth/revoke-session', 'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password', 'GET /api/auth/reset-password/x', 'GET /api/auth/verify-email',
  'POST /api/auth/change-email', 'POST /api/auth/sign-in/social', 'GET /api/auth/callback/openid',
  'POST /api/auth/sign-in/oauth2', 'GET /api/auth/passkey/generate-authenticate-options',
  'POST /api/auth/passkey/verify-authentication', 'POST /api/auth/passkey/verify-registration',
  'GET /api/auth/passkey/list-user-passkeys', 'POST /api/auth/api-key/create', 'POST /api/auth/api-key/verify',
  'POST /api/auth/admin/list-users', 'GET /api/auth/error', 'GET /api/auth/x',
]

// biome-ignore format: a list to look through
export const ELSEWHERE = [
  'GET /', 'GET /metrics', 'GET /healthz', 'GET /readyz', 'GET /api', 'GET /api/v1/openapi.json', 'GET /api/page.css',
  'GET /api/v2/matches', 'GET //api/v1/matches', 'GET /API/v1/matches', 'GET /api/v1/../../metrics', 'GET http://x/',
  'GET /api/v1/matches/%2e%2e/%2e%2e/me', 'OPTIONS *', 'CONNECT x:1',
]
