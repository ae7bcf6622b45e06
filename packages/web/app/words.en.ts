/** What the page says of games. */
export const words = {
  unknownGame: (game: string) => `This page does not know the game “${game}”.`,
  /** The only preset of a game that names none. */
  usual: {
    name: 'As the rules have it',
    about: 'Every switch as the rulebook leaves it, and as few seats as the game allows.',
  },
}
