import { problemShape } from './problem.ts'

type Parts = Readonly<Record<string, unknown>>

/** An OpenAPI document, as far as it matters here. */
export interface Papers {
  readonly info: { readonly title: string; readonly description: string }
  readonly paths: Readonly<Record<string, Parts>>
  readonly components: { readonly schemas: Parts; readonly responses: Parts; readonly securitySchemes: Parts }
}

const REFUSALS: Readonly<Record<number, readonly [string, string]>> = {
  400: ['BadRequest', 'The request is not of the form that is asked for'],
  401: ['SignInFirst', 'Nobody is signed in, and there is no good token'],
  403: ['NotForYou', 'Whoever asks may not do this'],
  404: ['NotThere', 'There is no such thing, or it is not for whoever asks to know of it'],
  409: ['NotNow', 'As things stand this cannot be done'],
  413: ['TooLong', 'The request is longer than anything that makes sense here'],
  415: ['NoJson', 'The request is not JSON'],
  422: ['Refused', 'The rules, or the table, refuse it; the detail says why'],
  429: ['TooOften', 'Too many requests; Retry-After says for how many seconds to wait'],
  500: ['OurFault', 'Something went wrong on our side'],
  503: ['NotReachable', 'Nothing can be kept or looked up just now; Retry-After says when to try again'],
}

const WAITING = new Set([429, 503])
const DONE: Readonly<Record<string, string>> = {
  200: 'As asked',
  201: 'Made',
  204: 'Done; there is nothing more to say',
}

/** What the operations have in common, once; and nothing that none of them uses. */
export function sharedParts(document: object): Papers {
  const { paths, components, ...rest } = { paths: {}, components: {}, ...document }
  const { schemas = {}, ...others } = Object(components)
  const whole = {
    ...rest,
    paths: mapped(paths, (methods) => mapped(methods, operation)),
    components: { ...others, responses: refusals(), schemas },
  }
  return onlyUsed(JSON.parse(withoutTwins(JSON.stringify(whole), schemas)))
}

function refusals(): Parts {
  const schema = { $ref: `#/components/schemas/${problemShape.meta()?.id}` }
  const headers = {
    'retry-after': { description: 'For how many seconds to wait', schema: { type: 'integer' } },
  }
  return Object.fromEntries(
    Object.entries(REFUSALS).map(([status, [name, description]]) => [
      name,
      {
        description,
        ...(WAITING.has(Number(status)) && { headers }),
        content: { 'application/problem+json': { schema } },
      },
    ]),
  )
}

function operation(given: unknown): unknown {
  const { 'x-refused': refused = [], responses, ...rest } = Object(given)
  const answers = Object.entries(Object(responses)).map(([status, answer]) => [status, done(status, answer)])
  const refusing = [...refused].flatMap((status: number) => {
    const [name] = REFUSALS[status] ?? []
    return name === undefined ? [] : [[status, { $ref: `#/components/responses/${name}` }]]
  })
  return { ...rest, responses: Object.fromEntries([...answers, ...refusing]) }
}

function done(status: string, answer: unknown): unknown {
  const { description, content, ...rest } = Object(answer)
  const said = description === 'Default Response' ? DONE[status] : description
  return { description: said, ...rest, ...(status !== '204' && content !== undefined && { content }) }
}

/** A shape that is the same coming in and going out has one name. */
function withoutTwins(papers: string, schemas: Parts): string {
  const twins = Object.keys(schemas).filter((name) => {
    const twin = schemas[`${name}Input`]
    return twin !== undefined && unprefixed(schemas[name]) === unprefixed(twin)
  })
  return twins.reduce(
    (text, name) => text.replaceAll(`"#/components/schemas/${name}Input"`, `"#/components/schemas/${name}"`),
    papers,
  )
}

/** Refers to the same, whichever way it goes. */
function unprefixed(schema: unknown): string {
  return JSON.stringify(schema).replaceAll(/(#\/components\/schemas\/\w+?)Input"/g, '$1"')
}

const REFERENCE = /"#\/components\/(\w+)\/(\w+)"/g

function onlyUsed(papers: Papers): Papers {
  const { paths, components } = papers
  const { schemas, responses } = components
  const used = new Set<string>()
  const look = (part: unknown): void => {
    for (const [, kind = '', name = ''] of (JSON.stringify(part) ?? '').matchAll(REFERENCE)) {
      const key = `${kind}/${name}`
      if (used.has(key)) continue
      used.add(key)
      look(kind === 'schemas' ? schemas[name] : responses[name])
    }
  }
  look(paths)
  const kept = (kind: string, parts: Parts): Parts =>
    Object.fromEntries(Object.entries(parts).filter(([name]) => used.has(`${kind}/${name}`)))
  return {
    ...papers,
    components: {
      ...components,
      schemas: kept('schemas', schemas),
      responses: kept('responses', responses),
    },
  }
}

function mapped(given: unknown, change: (part: unknown) => unknown): Parts {
  return Object.fromEntries(Object.entries(Object(given)).map(([name, part]) => [name, change(part)]))
}
