import { connect } from 'node:net'

/** For an answer to begin, on a machine that is busy, and for more of it to come. */
const PATIENCE_MS = 5000
const MORE_MS = 250
const MOST_CHARACTERS = 2_000_000

/** Everything that comes back, until the server closes or has had its time: a stream never ends. */
export function send(address: string, request: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(request))
    const done = () => {
      socket.destroy()
      resolve(answer)
    }
    socket.setEncoding('latin1').setTimeout(PATIENCE_MS, done)
    socket.on('data', (part) => {
      answer += part
      socket.setTimeout(MORE_MS)
      if (answer.length > MOST_CHARACTERS) done()
    })
    socket.on('error', done).on('close', done)
  })
}

/** The statuses of messages on a WebSocket that were refused. */
export function refusals(answer: string): readonly number[] {
  return [...answer.matchAll(/"event":"refused","data":\{[^\n]*?"status":(\d{3})/g)].map(([, status]) =>
    Number(status),
  )
}

/** Whether the server closed a WebSocket because of something that is wrong with itself (RFC 6455, 7.4.1). */
export function closedByFault(answer: string): boolean {
  const [, ...closings] = answer.split('\u0088')
  return closings.some((frame) => frame.slice(1, 3) === '\u0003\u00f3')
}

/** Of everything that came back: “go on with your body” is not the answer yet, and more than one may come. */
export function statuses(answer: string): readonly number[] {
  return [...answer.matchAll(/(?:^|\r\n\r\n)HTTP\/1\.1 (\d{3})/g)]
    .map(([, status]) => Number(status))
    .filter((status) => status >= 200)
}
