import type { Problem } from './wire.ts'

/** The table refused something; the message is its sentence. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.detail)
    this.problem = problem
  }

  /** How long to wait before asking again, where the table said so. */
  retryAfterSeconds: number | undefined
}

/** Makes a problem document of whatever came with a failing status. */
export async function refusedBy(response: Response): Promise<Refused> {
  const refused = new Refused(await problemIn(response))
  const wait = Number(response.headers.get('retry-after'))
  if (wait > 0) refused.retryAfterSeconds = wait
  return refused
}

async function problemIn(response: Response): Promise<Problem> {
  const text = await response.text()
  try {
    const read: unknown = JSON.parse(text)
    if (isProblem(read)) return read
  } catch {
    // What a proxy on the way answered is no problem document; its status still tells something.
  }
  const { status, statusText } = response
  return { type: 'about:blank', title: statusText, status, detail: `The table answered ${status}.` }
}

function isProblem(read: unknown): read is Problem {
  return typeof read === 'object' && read !== null && 'detail' in read && 'status' in read
}
