import type { Papers } from './shared-parts.ts'

const METHODS = ['get', 'post', 'put', 'delete'] as const

/** The API as a page for people: every route, what it takes and what it gives, without a script. */
export function apiPage({ info, paths, components }: Papers): string {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const route = field(methods, method)
      return route === undefined ? [] : [{ path, method, route, tag: tagOf(route) }]
    }),
  )
  const groups = Object.entries(Object.groupBy(routes, ({ tag }) => tag))
  const sections = groups.map(
    ([tag, each = []]) =>
      `<section><h2 id="${escaped(tag)}">${escaped(tag)}</h2>${each.map(routeText).join('')}</section>`,
  )
  const links = groups.map(([tag]) => `<a href="#${escaped(tag)}">${escaped(tag)}</a>`)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)}: the API</title><link rel="stylesheet" href="/api/page.css"></head>
<body><main><h1>${escaped(info.title)}: the API</h1>
<p>${escaped(info.description)}</p>
<p>The same for programs: <a href="/api/v1/openapi.json">openapi.json</a></p>
<nav>${[...links, '<a href="#shapes">shapes</a>'].join(' · ')}</nav>
${sections.join('\n')}
<section><h2 id="shapes">Shapes</h2>${Object.entries(components.schemas).map(shapeText).join('')}</section>
</main></body></html>
`
}

/** Enough for reading; the page has nothing else. */
export const API_STYLE = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 50rem; margin: 0 auto; padding: 1rem }
h2 { text-transform: capitalize; border-bottom: 1px solid; margin-top: 2.5rem }
h3 { font-size: 1rem; margin-bottom: 0; overflow-wrap: anywhere }
p { margin: 0.25rem 0 }
pre { overflow-x: auto; font-size: 0.85rem; padding: 0.5rem; border: 1px solid }
summary { min-height: 2.75rem; display: list-item; align-content: center; cursor: pointer }
`

interface Route {
  readonly path: string
  readonly method: string
  readonly route: unknown
}

function routeText({ path, method, route }: Route): string {
  const description = text(route, 'description')
  const body = field(field(field(field(route, 'requestBody'), 'content'), 'application/json'), 'schema')
  const answers = Object.entries(Object(field(route, 'responses')))
  const given = Object.values(Object(field(answers.at(0)?.[1], 'content'))).map((each) =>
    field(each, 'schema'),
  )
  const refused = answers.flatMap(([status]) => (status.startsWith('2') ? [] : status))
  return `<article><h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3>
<p>${escaped(text(route, 'summary'))}</p>${description === '' ? '' : `<p>${escaped(description)}</p>`}
${queryText(route)}${schemaText('Takes', body)}${given.map((each) => schemaText('Gives', each)).join('')}
<p>May be refused with ${refused.join(', ')}.</p></article>`
}

function queryText(route: unknown): string {
  const parameters = field(route, 'parameters')
  if (!Array.isArray(parameters)) return ''
  const query = parameters.filter((each) => field(each, 'in') === 'query')
  if (query.length === 0) return ''
  const items = query.map((each) => {
    const about = text(each, 'description') || text(field(each, 'schema'), 'description')
    return `<li><code>?${escaped(text(each, 'name'))}=</code> ${escaped(about)}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}

function schemaText(label: string, schema: unknown): string {
  if (schema === undefined) return ''
  return `<details><summary>${label}</summary><pre>${linked(schema)}</pre></details>`
}

function shapeText([name, schema]: readonly [string, unknown]): string {
  return `<article id="shape-${escaped(name)}"><h3>${escaped(name)}</h3><p>${escaped(text(schema, 'description'))}</p>
<pre>${linked(schema)}</pre></article>`
}

/** A shape that is named in another leads there. */
function linked(schema: unknown): string {
  return escaped(JSON.stringify(schema, null, 2)).replaceAll(
    /&quot;#\/components\/schemas\/(\w+)&quot;/g,
    '<a href="#shape-$1">$1</a>',
  )
}

function tagOf(route: unknown): string {
  const tags = field(route, 'tags')
  return Array.isArray(tags) && typeof tags[0] === 'string' ? tags[0] : 'other'
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function text(value: unknown, name: string): string {
  const found = field(value, name)
  return typeof found === 'string' ? found : ''
}

function escaped(raw: string): string {
  return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
