import { z } from 'zod'
import { type Heard, positionShape, type Visitor } from './visitor.ts'

const awaitedShape = z.looseObject({ questions: positionShape.shape.questions.optional() })

/** Plays one seat over HTTP as a bot would: follows its stream, and gives any legal answer to whatever it is asked. */
export async function playSeat(
  who: Visitor,
  path: string,
  seat: string,
  hear: (heard: Heard) => void = () => undefined,
): Promise<void> {
  const stop = new AbortController()
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

async function answerAll(
  who: Visitor,
  path: string,
  seat: string,
  questions: z.infer<typeof positionShape>['questions'],
): Promise<void> {
  for (const { id, sealed } of questions) {
    if (sealed !== undefined) continue
    const at = `${path}/seats/${seat}/questions/${encodeURIComponent(id)}`
    const { status, body } = await who.ask('GET', `${at}/sample`)
    if (status === 200) await who.ask('POST', at, body)
  }
}
