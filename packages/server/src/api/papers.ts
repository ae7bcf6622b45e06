import type { FastifySchema, RouteOptions } from 'fastify'
import type { Scope } from '../people/identity.ts'

/** Who may do something: anybody; anybody who looks on; whoever is signed in; or whoever has a token with this scope, too. */
type Need = 'nothing' | 'reading' | 'session' | Scope

/** What a request can be refused with, apart from what every request can. */
type Refused = 401 | 403 | 404 | 409 | 422

declare module 'fastify' {
  interface FastifySchema {
    /** For the papers: who may ask. */
    needs?: Need
    /** For the papers: what it may be refused with, for reasons of its own. */
    refuses?: readonly Refused[]
  }
}

const OF_TABLES: readonly Refused[] = [404, 409, 422]

/** What the papers say of a route beside what its schemas do; our own words are taken out, since the app knows none of them. */
export function completePapers({ schema, method }: Pick<RouteOptions, 'schema' | 'method'>): void {
  // Whoever asks for the headers alone shares its paper with whoever asks for all of it.
  if (schema === undefined || schema.hide === true || method === 'HEAD') return
  const { needs = 'reading', refuses = OF_TABLES, summary = '', description } = schema
  const statuses = [...byForm(schema), ...byNeed(needs), ...refuses, 429, 500, 503]
  Reflect.set(schema, 'x-refused', [...new Set(statuses)].toSorted())
  Object.assign(schema, {
    description: [description ?? `${summary}.`, WHO_MAY[needs] ?? scoped(needs)].join(' '),
    security: [...securityOf(needs)],
  })
  delete schema.needs
  delete schema.refuses
}

function byForm({ params, querystring, body }: FastifySchema): readonly number[] {
  if (body !== undefined) return [400, 413, 415]
  return params === undefined && querystring === undefined ? [] : [400]
}

function byNeed(needs: Need): readonly number[] {
  if (needs === 'nothing') return []
  return needs === 'reading' ? [403] : [401, 403]
}

const WHO_MAY: Readonly<Partial<Record<Need, string>>> = {
  nothing: 'Anybody may ask.',
  reading: 'A token needs the scope “match:read”; without token or session one sees what is open to all.',
  session: 'For whoever is signed in; a token cannot do this.',
}

const scoped = (scope: Need): string => `For whoever is signed in, or a token with the scope “${scope}”.`

/** Scopes are no part of it: OpenAPI knows those of OAuth only. */
function securityOf(needs: Need): readonly Readonly<Record<string, string[]>>[] {
  switch (needs) {
    case 'nothing':
      return []
    case 'reading':
      return [{}, { token: [] }, { session: [] }]
    case 'session':
      return [{ session: [] }]
    default:
      return [{ token: [] }, { session: [] }]
  }
}
