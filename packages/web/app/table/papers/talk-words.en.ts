/** What is said around what people say. */
export const talkWords = {
  nothing: 'No messages yet.',
  /** The name of whoever spoke stands before it. */
  said: (to: readonly string[], at: string) => `to ${to.join(', ')} · ${at}`,
  nobodyThere: 'There is nobody you can write to now.',
  to: 'To',
  noneIsAll: 'With nobody ticked it goes to everyone.',
  text: 'Message',
  say: 'Send',
  enter: 'Enter sends, Shift and Enter begins a new line.',
}
