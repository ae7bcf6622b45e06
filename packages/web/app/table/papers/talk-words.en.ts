/** What is said around what people say. */
export const talkWords = {
  nothing: 'Nobody has said anything yet.',
  /** The name of whoever spoke stands before it. */
  said: (to: readonly string[], at: string) => `to ${to.join(', ')} · ${at}`,
  nobodyThere: 'There is nobody you may speak to now.',
  to: 'To',
  noneIsAll: 'Nobody ticked is everybody.',
  text: 'What you say',
  say: 'Say it',
}
