/** What the card says that tells a newcomer what the game is about. */
export const briefWords = {
  goal: (short: string) => `Goal: ${short}`,
  decides: 'you decide',
  byItself: 'happens by itself',
  start: 'Start',
  again: 'To read this again: menu, “The game in short”.',
}
