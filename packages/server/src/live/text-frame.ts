/** The last part of a message, and all of it: text. */
const WHOLE_TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127
const LONGEST_SHORT = 125
const LONGEST_IN_TWO = 0xffff

/** A text as a server sends it on a WebSocket (RFC 6455, 5.2), in one piece. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length <= LONGEST_SHORT ? 2 : length <= LONGEST_IN_TWO ? 4 : 10
  const frame = Buffer.allocUnsafe(head + length)
  frame[0] = WHOLE_TEXT
  if (head === 2) frame[1] = length
  else if (head === 4) {
    frame[1] = TWO_BYTES
    frame.writeUInt16BE(length, 2)
  } else {
    frame[1] = EIGHT_BYTES
    frame.writeBigUInt64BE(BigInt(length), 2)
  }
  frame.write(text, head)
  return frame
}
