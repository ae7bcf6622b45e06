import type { Drawing } from './drawing.ts'
import { BODIES, ODD, VALUES } from './oddities.ts'

const TEXT = 1
const BINARY = 2
const CLOSE = 8
const PING = 9
const PONG = 10

interface Wish {
  readonly opcode?: number
  readonly isLast?: boolean
  readonly reserved?: number
  readonly isMasked?: boolean
}

/** A frame of a WebSocket (RFC 6455, 5.2), as a client sends it unless it is wished otherwise. */
function frame(payload: string | Buffer, wish: Wish = {}): Buffer {
  const { opcode = TEXT, isLast = true, reserved = 0, isMasked = true } = wish
  const bytes = Buffer.from(payload)
  const mask = Buffer.from([7, 11, 13, 17])
  const first = (isLast ? 0x80 : 0) | (reserved << 4) | opcode
  const head = [Buffer.from([first]), lengthOf(bytes.length, isMasked)]
  if (!isMasked) return Buffer.concat([...head, bytes])
  return Buffer.concat([...head, mask, bytes.map((byte, index) => byte ^ (mask[index % 4] ?? 0))])
}

function lengthOf(length: number, isMasked: boolean): Buffer {
  const bit = isMasked ? 0x80 : 0
  if (length < 126) return Buffer.from([bit | length])
  const long = Buffer.alloc(length < 65_536 ? 3 : 9)
  long[0] = bit | (length < 65_536 ? 126 : 127)
  if (length < 65_536) long.writeUInt16BE(length, 1)
  else long.writeBigUInt64BE(BigInt(length), 1)
  return long
}

const answer = (draw: Drawing): string =>
  JSON.stringify({
    n: draw.below(1000),
    question: draw.once(4) ? decodeURIComponent(draw.one(['1%232', 'x', '%00'])) : '1#1',
    answer: draw.one(VALUES),
    ...(draw.once(4) && { deed: draw.one(VALUES) }),
  })

/** What an answer may look like that is none. */
const nonsense = (draw: Drawing): string => (draw.once(3) ? draw.one(ODD) : draw.one(BODIES))

const KINDS: readonly ((draw: Drawing) => readonly Buffer[])[] = [
  // As it should be.
  (draw) => [frame(answer(draw))],
  (draw) => [
    frame(answer(draw)),
    frame('', { opcode: PING }),
    frame(answer(draw)),
    frame('', { opcode: PONG }),
  ],
  (draw) => [frame(answer(draw)), frame(Buffer.from([3, 232]), { opcode: CLOSE })],
  // In pieces, with something in between.
  (draw) => {
    const text = answer(draw)
    const [head, tail] = [text.slice(0, 5), text.slice(5)]
    return [frame(head, { isLast: false }), frame('?', { opcode: PING }), frame(tail, { opcode: 0 })]
  },
  // Malformed: by its words, by its bytes, by its form.
  (draw) => [frame(nonsense(draw))],
  (draw) => [frame(answer(draw).slice(draw.below(9)))],
  () => [frame(Buffer.from([0xff, 0xfe, 0x80]))],
  (draw) => [frame(answer(draw), { opcode: BINARY })],
  (draw) => [frame(answer(draw), { isMasked: false })],
  (draw) => [frame(answer(draw), { reserved: 1 + draw.below(7) })],
  (draw) => [frame(answer(draw), { opcode: draw.one([3, 7, 11, 15]) })],
  (draw) => [frame(answer(draw), { opcode: 0 })],
  (draw) => [frame(answer(draw), { isLast: false }), frame(answer(draw))],
  () => [frame('x'.repeat(126), { opcode: PING })],
  () => [frame('', { opcode: PING, isLast: false })],
  (draw) => [frame(Buffer.from([draw.below(20), draw.below(256)]), { opcode: CLOSE })],
  () => [frame('x', { opcode: CLOSE })],
  // Too large, or said to be; begun and not ended.
  () => [frame(JSON.stringify({ n: 1, question: '1#1', answer: 'x'.repeat(40_000) }))],
  () => [frame(`[${'['.repeat(30_000)}`)],
  () => [Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1, 2, 3, 4])],
  () => Array.from({ length: 40 }, () => frame('x'.repeat(1000), { isLast: false, opcode: 0 })),
  (draw) => [frame(answer(draw)).subarray(0, 3)],
  // Too many.
  (draw) => Array.from({ length: 200 }, () => frame(draw.once(2) ? answer(draw) : nonsense(draw))),
  () => Array.from({ length: 500 }, () => frame('are you there?', { opcode: PING })),
]

/** What somebody sends who has a WebSocket, right in some places and wrong in others. */
export function frames(draw: Drawing): Buffer {
  return Buffer.concat(Array.from({ length: 1 + draw.below(3) }, () => draw.one(KINDS)(draw)).flat())
}
