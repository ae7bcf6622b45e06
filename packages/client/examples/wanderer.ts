/**
 * A bot in a few lines: it accepts whatever question its seats are asked, and gives any legal answer.
 *
 *     WINDWARD_TOKEN=… node wanderer.ts http://127.0.0.1:3000 [MATCH]
 *
 * With a match it sits down there first; then it plays in every match its person has a seat in. To make it think,
 * replace `choose`: it gets the position as its seat sees it, and the question.
 */
import { Client, Refused, type WirePosition, type WireQuestion } from '@windward/client'

const [address = 'http://127.0.0.1:3000', match] = process.argv.slice(2)
const client = new Client({ address, token: process.env['WINDWARD_TOKEN'] ?? '' })

async function choose(id: string, { seat, id: question }: WireQuestion, _: WirePosition): Promise<unknown> {
  return (await client.sample(id, seat, question)).answer
}

/** Answers all that a seat is asked now, and what it is asked next because of it. */
async function play(id: string, seat: string): Promise<void> {
  for (;;) {
    const position = await client.position(id, seat)
    const question = position.questions.find(({ sealed }) => sealed === undefined)
    if (question === undefined) return
    try {
      await client.answer(id, seat, question.id, await choose(id, question, position))
    } catch (trouble) {
      // Somebody else, or the clock, was faster: the next look tells what is asked now.
      if (!(trouble instanceof Refused) || trouble.problem.status >= 500) throw trouble
    }
  }
}

if (match !== undefined) await client.join(match)
for await (const { event, data } of client.events()) {
  if (event === 'your-move') for (const seat of data.seats) await play(data.match, seat)
  if (event === 'match-ended' && data.match === match) break
}
