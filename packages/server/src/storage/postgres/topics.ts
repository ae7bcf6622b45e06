/** The channel on which all processes tell each other what is new, one topic a line. */
export const CHANNEL = 'windward'

export const TELL = `select pg_notify('${CHANNEL}', $1)`

/** PostgreSQL carries less than 8,000 bytes at once. */
const MOST_BYTES = 7900

/** Topics, put together to as few messages as will carry them. */
export function messages(topics: Iterable<string>): readonly string[] {
  const all: string[] = []
  let message: string[] = []
  let bytes = 0
  for (const topic of topics) {
    const length = Buffer.byteLength(topic) + 1
    if (bytes + length > MOST_BYTES) {
      all.push(message.join('\n'))
      message = []
      bytes = 0
    }
    message.push(topic)
    bytes += length
  }
  if (message.length > 0) all.push(message.join('\n'))
  return all
}
