import { z } from 'zod'
import { type Heard, positionShape, type Visitor } from './visitor.ts'

const awaitedShape = z.looseObject({ questions: positionShape.shape.questions.optional() })

/** Plays one seat over HTTP as a bot would: follows its stream, and gives any legal answer to whatever it is asked. */
export async function playSeat(
  who: Visitor,
  path: string,
  seat: string,
  hear: (heard: Heard) => void = () => undefined,
  stop: AbortController = new AbortController(),
): Promise<void> {
  for await (const heard of who.follow(`${path}/stream?seat=${seat}`, stop)) {
    hear(heard)
    if (heard.event === 'position') {
      const position = positionShape.parse(heard.data)
      if (position.outcome !== undefined) stop.abort()
      else await answerAll(who, path, seat, position.questions)
    }
    if (heard.event === 'awaited')
      await answerAll(who, path, seat, awaitedShape.parse(heard.data).questions ?? [])
  }
}

/** Answers what a seat is asked now. */
export async function answerOnce(who: Visitor, path: string, seat: string): Promise<void> {
  const { questions } = await who.get(positionShape, 'GET', `${path}/position?seat=${seat}`)
  await answerAll(who, path, seat, questions)
}

const TRIES = 20

/** A question to which no answer can be found: a position that the rules cannot lead to may hold one. */
class Stuck extends Error {}

/** Any legal answer to the question there. */
export async function sampled(who: Visitor, at: string): Promise<unknown> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { status, body } = await who.ask('GET', `${at}/sample`)
    if (status === 200) return body
  }
  throw new Stuck(`No answer was found to ${at}.`)
}

/** Whether any legal answer was taken, or the question has gone away meanwhile. */
async function isAnswered(who: Visitor, at: string): Promise<boolean> {
  const { status, body } = await who.ask('GET', `${at}/sample`)
  if (status === 409) return false
  return status !== 200 || (await who.ask('POST', at, body)).status < 300
}

async function answerAll(
  who: Visitor,
  path: string,
  seat: string,
  questions: z.infer<typeof positionShape>['questions'],
): Promise<void> {
  for (const { id, sealed } of questions) {
    if (sealed !== undefined) continue
    const at = `${path}/seats/${seat}/questions/${encodeURIComponent(id)}`
    let tries = 0
    while (tries < TRIES && !(await isAnswered(who, at))) tries += 1
    if (tries === TRIES) throw new Stuck(`No answer to ${id} was taken from ${seat}.`)
  }
}
