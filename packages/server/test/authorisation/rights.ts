import type { Kind } from './tables.ts'

/** What somebody might want to do, and what each is told. */
export interface Right {
  readonly what: string
  /** As it stands in the papers of the API. */
  readonly route: string
  readonly at?: Kind
  /** A table of its own for each who tries, since the first would change it for the next. */
  readonly anew?: true
  readonly query?: string
  readonly body?: unknown
  /** In the order of the people. */
  readonly status: string
}

const ANSWER = { answer: [0, 14, 28] }
const QUESTION = '/matches/{match}/seats/{seat}/questions/{question}'

// biome-ignore format: a table to look through
export const RIGHTS: readonly Right[] = [
  { what: 'reads which games there are', route: 'GET /games', status: '200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { what: 'reads about a game', route: 'GET /games/{game}', status: '200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { what: 'reads all forms of a game', route: 'GET /games/{game}/schema', status: '200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { what: 'reads the form of an answer', route: 'GET /games/{game}/decisions/{kind}', status: '200 200 200 200 200 200 200 200 200 200 200 200 200' },

  { what: 'lists open tables', route: 'GET /matches', status: '200 200 200 200 200 200 200 200 403 403 403 200 200' },
  { what: 'lists one’s matches', route: 'GET /matches', query: 'list=mine', status: '401 200 200 200 200 200 200 200 403 403 403 200 401' },
  { what: 'lists the tables one was asked to', route: 'GET /matches', query: 'list=invited', status: '401 200 200 200 200 200 200 200 403 403 403 200 401' },
  { what: 'lists finished matches', route: 'GET /matches', query: 'list=finished', status: '401 200 200 200 200 200 200 200 403 403 403 200 401' },
  { what: 'lays a table', route: 'POST /matches', body: { game: 'fixture', seats: 2 }, status: '401 201 201 201 201 201 201 403 403 403 201 201 401' },
  { what: 'follows what concerns oneself', route: 'GET /stream', status: '401 200 200 200 200 200 200 200 403 403 403 200 401' },

  { what: 'sees an open table', route: 'GET /matches/{match}', at: 'free', status: '200 200 200 200 200 200 200 200 403 403 403 200 200' },
  { what: 'sees a hidden table', route: 'GET /matches/{match}', at: 'hidden', status: '404 404 404 404 200 200 200 200 403 403 403 404 404' },
  { what: 'sees a watched table', route: 'GET /matches/{match}', at: 'watched', status: '200 200 200 200 200 200 200 200 403 403 403 200 200' },
  { what: 'sees a table that is done', route: 'GET /matches/{match}', at: 'over', status: '404 404 404 404 200 200 200 200 403 403 403 404 404' },
  { what: 'takes a free seat', route: 'POST /matches/{match}/join', at: 'free', anew: true, body: {}, status: '401 200 200 200 200 200 200 403 200 403 403 200 401' },
  { what: 'takes amber’s seat', route: 'POST /matches/{match}/join', at: 'free', body: { seat: 'amber' }, status: '401 409 409 409 200 409 409 403 200 403 403 409 401' },
  { what: 'comes to a hidden table', route: 'POST /matches/{match}/join', at: 'hidden', body: {}, status: '401 404 404 404 409 409 409 403 409 403 403 404 401' },
  { what: 'asks somebody to a table', route: 'POST /matches/{match}/invite', at: 'free', anew: true, body: { person: '{person}' }, status: '401 403 403 403 403 403 200 403 403 403 403 403 401' },
  { what: 'gets up', route: 'POST /matches/{match}/leave', at: 'gathering', anew: true, status: '401 409 409 409 200 200 409 403 200 403 403 409 401' },
  { what: 'seats a bot', route: 'POST /matches/{match}/seats/{seat}/bot', at: 'gathering', body: { bot: 'random' }, status: '401 403 403 403 403 403 409 403 403 403 403 403 401' },
  { what: 'sends a bot away', route: 'DELETE /matches/{match}/seats/{seat}/bot', at: 'gathering', status: '401 403 403 403 403 403 409 403 403 403 403 403 401' },
  { what: 'begins the match', route: 'POST /matches/{match}/start', at: 'gathering', anew: true, status: '401 403 403 403 403 403 200 403 403 403 403 403 401' },
  { what: 'begins it again', route: 'POST /matches/{match}/start', at: 'hidden', status: '401 404 404 404 409 409 409 403 409 403 403 404 401' },
  { what: 'archives a table that gathers', route: 'POST /matches/{match}/archive', at: 'gathering', anew: true, status: '401 403 403 403 403 403 200 403 403 403 403 403 401' },
  { what: 'archives a match being played', route: 'POST /matches/{match}/archive', at: 'hidden', status: '401 404 404 404 409 409 409 403 409 403 403 404 401' },
  { what: 'archives one that is over', route: 'POST /matches/{match}/archive', at: 'over', anew: true, status: '401 404 404 404 200 200 200 403 200 403 403 404 401' },
  { what: 'asks for a rematch', route: 'POST /matches/{match}/rematch', at: 'over', anew: true, status: '401 404 404 404 200 200 403 403 403 403 403 404 401' },
  { what: 'asks for one too early', route: 'POST /matches/{match}/rematch', at: 'hidden', status: '401 404 404 404 409 409 403 403 403 403 403 404 401' },

  { what: 'resigns', route: 'POST /matches/{match}/resign', at: 'hidden', anew: true, status: '401 404 404 404 200 200 403 403 200 403 403 404 401' },
  { what: 'offers a draw', route: 'POST /matches/{match}/draw', at: 'hidden', body: { say: 'offer' }, status: '401 404 404 404 409 409 409 403 409 403 403 404 401' },
  { what: 'agrees to a pause nobody asked for', route: 'POST /matches/{match}/pause', at: 'hidden', body: { say: 'agree' }, status: '401 404 404 404 409 409 403 403 409 403 403 404 401' },
  { what: 'asks for a pause', route: 'POST /matches/{match}/pause', at: 'watched', anew: true, body: { say: 'ask' }, status: '401 403 403 403 200 200 403 403 200 403 403 403 401' },
  { what: 'takes a vacation', route: 'POST /matches/{match}/vacation', at: 'hidden', body: { days: 1 }, status: '401 404 404 404 409 409 403 403 409 403 403 404 401' },
  { what: 'is back', route: 'POST /matches/{match}/back', at: 'hidden', status: '401 404 404 404 409 409 403 403 409 403 403 404 401' },
  { what: 'agrees to abandon what nobody asked for', route: 'POST /matches/{match}/abandon', at: 'hidden', body: { say: 'agree' }, status: '401 404 404 404 409 409 403 403 409 403 403 404 401' },
  { what: 'votes to replace amber too early', route: 'POST /matches/{match}/seats/{seat}/replace', at: 'hidden', status: '401 404 404 404 409 409 403 403 409 403 403 404 401' },
  { what: 'takes back a vote nobody gave', route: 'DELETE /matches/{match}/seats/{seat}/replace', at: 'hidden', status: '401 404 404 404 409 409 409 403 409 403 403 404 401' },
  { what: 'offers amber’s seat', route: 'POST /matches/{match}/seats/{seat}/offer', at: 'hidden', status: '401 404 404 404 403 403 409 403 403 403 403 404 401' },
  { what: 'ends an offer of amber’s seat', route: 'DELETE /matches/{match}/seats/{seat}/offer', at: 'hidden', status: '401 404 404 404 403 403 409 403 403 403 403 404 401' },
  { what: 'seats a bot at amber’s seat during the play', route: 'POST /matches/{match}/seats/{seat}/bot', at: 'hidden', body: { bot: 'random' }, status: '401 404 404 404 403 403 409 403 403 403 403 404 401' },

  { what: 'sees the position', route: 'GET /matches/{match}/position', at: 'hidden', status: '404 404 404 404 200 200 403 200 403 403 403 404 404' },
  { what: 'sees it with amber’s eyes', route: 'GET /matches/{match}/position', at: 'hidden', query: 'seat=amber', status: '404 404 404 404 200 403 403 200 403 403 403 404 404' },
  { what: 'looks on', route: 'GET /matches/{match}/position', at: 'watched', query: 'seat=spectator', status: '200 200 200 200 200 200 200 200 403 403 403 200 200' },
  { what: 'looks on with amber’s eyes', route: 'GET /matches/{match}/position', at: 'watched', query: 'seat=amber', status: '403 403 403 403 200 403 403 200 403 403 403 403 403' },
  { what: 'reads what happened', route: 'GET /matches/{match}/lines', at: 'hidden', status: '404 404 404 404 200 200 403 200 403 403 403 404 404' },
  { what: 'reads amber’s lines', route: 'GET /matches/{match}/lines', at: 'watched', query: 'seat=amber', status: '403 403 403 403 200 403 403 200 403 403 403 403 403' },
  { what: 'follows the match', route: 'GET /matches/{match}/stream', at: 'hidden', status: '404 404 404 404 200 200 403 200 403 403 403 404 404' },
  { what: 'follows a watched match', route: 'GET /matches/{match}/stream', at: 'watched', status: '200 200 200 200 200 200 200 200 403 403 403 200 200' },
  { what: 'follows it with amber’s eyes', route: 'GET /matches/{match}/stream', at: 'watched', query: 'seat=amber', status: '403 403 403 403 200 403 403 200 403 403 403 403 403' },
  { what: 'looks back at the match', route: 'GET /matches/{match}/moments', at: 'hidden', status: '404 404 404 404 200 200 403 200 403 403 403 404 404' },
  { what: 'looks back with amber’s eyes', route: 'GET /matches/{match}/moments', at: 'hidden', query: 'seat=amber', status: '404 404 404 404 200 403 403 200 403 403 403 404 404' },
  { what: 'looks back at a watched match', route: 'GET /matches/{match}/moments', at: 'watched', query: 'seat=spectator', status: '200 200 200 200 200 200 200 200 403 403 403 200 200' },
  { what: 'looks back at it with amber’s eyes', route: 'GET /matches/{match}/moments', at: 'watched', query: 'seat=amber', status: '403 403 403 403 200 403 403 200 403 403 403 403 403' },
  { what: 'looks back at a match that is over', route: 'GET /matches/{match}/moments', at: 'over', status: '404 404 404 404 200 200 403 200 403 403 403 404 404' },
  { what: 'gets the record before the end', route: 'GET /matches/{match}/record', at: 'watched', status: '409 409 409 409 409 409 409 409 403 403 403 409 409' },
  { what: 'gets the record of a match that is over', route: 'GET /matches/{match}/record', at: 'over', status: '404 404 404 404 200 200 403 200 403 403 403 404 404' },

  { what: 'answers for amber', route: `POST ${QUESTION}`, at: 'hidden', body: ANSWER, status: '401 404 404 404 200 403 403 403 200 403 403 404 401' },
  { what: 'answers for amber where one may look on', route: `POST ${QUESTION}`, at: 'watched', body: ANSWER, status: '401 403 403 403 200 403 403 403 200 403 403 403 401' },
  { what: 'takes amber’s answer back', route: `DELETE ${QUESTION}`, at: 'hidden', anew: true, status: '401 404 404 404 422 403 403 403 422 403 403 404 401' },
  { what: 'reads amber’s options', route: `GET ${QUESTION}/options`, at: 'watched', status: '403 403 403 403 200 403 403 200 403 403 403 403 403' },
  { what: 'gets an answer for amber', route: `GET ${QUESTION}/sample`, at: 'watched', status: '403 403 403 403 200 403 403 200 403 403 403 403 403' },
  { what: 'tries an answer for amber', route: `POST ${QUESTION}/check`, at: 'watched', body: ANSWER, status: '403 403 403 403 200 403 403 200 403 403 403 403 403' },
  { what: 'reads amber’s instructions', route: 'GET /matches/{match}/seats/{seat}/instructions', at: 'watched', status: '403 403 403 403 200 403 403 200 403 403 403 403 403' },
  { what: 'instructs for amber', route: 'PUT /matches/{match}/seats/{seat}/instructions/{kind}', at: 'hidden', body: { instruction: null }, status: '401 404 404 404 200 403 403 403 200 403 403 404 401' },
  { what: 'speaks for amber', route: 'POST /matches/{match}/seats/{seat}/talk', at: 'watched', body: { text: 'Ahoy' }, status: '401 403 403 403 200 403 403 403 403 200 403 403 401' },
  { what: 'reads the talk', route: 'GET /matches/{match}/talk', at: 'hidden', status: '404 404 404 404 200 200 403 200 403 403 403 404 404' },
  { what: 'reads amber’s messages', route: 'GET /matches/{match}/talk', at: 'watched', query: 'seat=amber', status: '403 403 403 403 200 403 403 200 403 403 403 403 403' },

  { what: 'hands over what is no record', route: 'POST /records', body: { record: { windward: 'record', game: 'fixture' } }, status: '401 422 422 422 422 422 422 403 403 403 422 422 401' },
  { what: 'reads a record nobody handed over', route: 'GET /records/{record}', status: '404 404 404 404 404 404 404 404 403 403 403 404 404' },
  { what: 'deletes a record that is not one’s own', route: 'DELETE /records/{record}', status: '401 404 404 404 404 404 404 403 403 403 404 404 401' },

  { what: 'asks who one is', route: 'GET /me', status: '200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { what: 'deletes oneself under another name', route: 'DELETE /me', body: { name: 'somebody else' }, status: '401 422 422 422 422 422 422 403 403 403 403 403 401' },
  { what: 'takes one’s data along', route: 'GET /me/export', status: '401 200 200 200 200 200 200 403 403 403 403 403 401' },
  { what: 'reads how one is told', route: 'GET /me/notices', status: '401 200 200 200 200 200 200 403 403 403 403 403 401' },
  { what: 'chooses how one is told', route: 'PUT /me/notices', body: { email: false, push: false, kinds: [] }, status: '401 204 204 204 204 204 204 403 403 403 403 403 401' },
  { what: 'subscribes a browser nowhere', route: 'POST /me/push', body: { endpoint: 'https://push.example/x', keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } }, status: '401 422 422 422 422 422 422 403 403 403 403 403 401' },
  { what: 'unsubscribes a browser', route: 'DELETE /me/push', body: { endpoint: 'https://push.example/x' }, status: '401 204 204 204 204 204 204 403 403 403 403 403 401' },
  { what: 'reads one’s tokens', route: 'GET /tokens', status: '401 200 200 200 200 200 200 403 403 403 403 403 401' },
  { what: 'makes a token', route: 'POST /tokens', body: { name: 'another', scopes: ['match:read'] }, status: '401 201 201 201 201 201 201 403 403 403 403 403 401' },
  { what: 'deletes a token nobody has', route: 'DELETE /tokens/{id}', status: '401 404 404 404 404 404 404 403 403 403 403 403 401' },
  { what: 'reads whom one blocks', route: 'GET /blocks', status: '401 200 200 200 200 200 200 403 403 403 403 403 401' },
  { what: 'blocks somebody', route: 'PUT /blocks/{person}', status: '401 204 204 204 204 204 204 403 403 403 403 403 401' },
  { what: 'blocks them no longer', route: 'DELETE /blocks/{person}', status: '401 204 204 204 204 204 204 403 403 403 403 403 401' },
  { what: 'reads whom one mutes', route: 'GET /mutes', status: '401 200 200 200 200 200 200 403 403 403 403 403 401' },
  { what: 'mutes somebody', route: 'PUT /mutes/{person}', status: '401 204 204 204 204 204 204 403 403 403 403 403 401' },
  { what: 'mutes them no longer', route: 'DELETE /mutes/{person}', status: '401 204 204 204 204 204 204 403 403 403 403 403 401' },
  { what: 'reads which bots there are', route: 'GET /bots', status: '200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { what: 'makes a bot', route: 'POST /bots', body: { name: 'Fathom' }, status: '401 403 201 201 201 201 201 403 403 403 403 403 401' },
  { what: 'says what another’s bot takes', route: 'PUT /bots/{bot}', body: { takes: [] }, status: '401 403 404 404 404 404 404 403 403 403 403 403 401' },
  { what: 'has another’s bot’s token made anew', route: 'POST /bots/{bot}/token', status: '401 403 404 404 404 404 404 403 403 403 403 403 401' },
  { what: 'deletes another’s bot', route: 'DELETE /bots/{bot}', status: '401 403 404 404 404 404 404 403 403 403 403 403 401' },
  { what: 'leaves a report', route: 'POST /reports', body: { text: 'Something happened' }, status: '401 201 201 201 201 201 201 403 403 403 403 403 401' },
]

/** What is not in the papers of the API: for browsers and for whoever looks after the table. */
// biome-ignore format: a table to look through
export const BESIDE: readonly Right[] = [
  { what: 'reads the papers of the API', route: 'GET /api/v1/openapi.json', status: '200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { what: 'reads the page about it', route: 'GET /api', status: '200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { what: 'asks whether the table is open', route: 'GET /healthz', status: '200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { what: 'asks whether it is ready', route: 'GET /readyz', status: '200 200 200 200 200 200 200 200 200 200 200 200 200' },
  { what: 'reads how the table fares', route: 'GET /metrics', status: '404 404 404 404 404 404 404 404 404 404 404 404 200' },
]
