import assert from 'node:assert/strict'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { z } from 'zod'

const answer = z.looseObject({ content: z.record(z.string(), z.looseObject({})).optional() })
const operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()).length(1),
  summary: z.string(),
  description: z.string(),
  responses: z.record(z.string(), z.union([z.object({ $ref: z.string() }), answer])),
})
const papersShape = z.looseObject({
  openapi: z.string(),
  tags: z.array(z.looseObject({ name: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({})),
    responses: z.record(z.string(), answer),
  }),
})

export type Papers = z.infer<typeof papersShape>

/** What was answered: a stream is not read. */
export interface Answered {
  readonly status: number
  readonly type: string
  readonly body: unknown
}

/** Holds what a table answers against its own papers. */
export class AsPapers {
  readonly papers: Papers
  readonly #ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } })

  constructor(papers: Papers) {
    this.papers = papers
    this.#ajv.addSchema(papers, 'papers')
  }

  static async of(address: string): Promise<AsPapers> {
    return new AsPapers(
      papersShape.parse(await (await fetch(new URL('/api/v1/openapi.json', address))).json()),
    )
  }

  /** `route` as the papers name it: `GET /api/v1/games/{game}`. */
  hold(route: string, { status, type, body }: Answered): void {
    const [method = '', path = ''] = route.split(' ')
    const found = this.papers.paths[path]?.[method.toLowerCase()]?.responses[status]
    assert.ok(found, `${route} has no paper for ${status}`)
    const [place, response] =
      '$ref' in found
        ? [String(found.$ref), this.papers.components.responses[String(found.$ref).split('/').at(-1) ?? '']]
        : [`#/paths/${pointer(path)}/${method.toLowerCase()}/responses/${status}`, found]
    if (response?.content === undefined) {
      assert.equal(body, '', `${route} says more than its paper does`)
      return
    }
    const [media = ''] = type.split(';')
    assert.ok(media in response.content, `${route} answers ${status} as ${media}`)
    if (media !== 'text/event-stream') this.holdPart(`${place}/content/${pointer(media)}/schema`, body)
  }

  holdPart(place: string, data: unknown): void {
    const check = this.#ajv.getSchema(`papers${place}`)
    assert.ok(check, place)
    assert.ok(
      check(data),
      `${place}: ${this.#ajv.errorsText(check.errors)} in ${JSON.stringify(data)}`.slice(0, 800),
    )
  }
}

function pointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))
}
