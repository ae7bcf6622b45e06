/** What becomes of a match by the rules at hand. */
export const openingWords = {
  asItIs: {
    gathering: 'This match can begin as it is.',
    playing: 'This match goes on as it is.',
    over: 'This match is over, and can be opened as it is.',
    archived: 'This match is put away, and can be opened as it is.',
  },
  /** What is wrong with one that is damaged is for the operator: it may tell of what somebody has sealed. */
  damaged: 'This match cannot be opened: what is kept of it is damaged.',
  goesOn: (game: string, version: number, before: number) =>
    `This match goes on by version ${version} of the rules of ${game}. It was played by version ${before}; the turn under way begins anew.`,
  cannotBegin: (game: string, version: number, before: number) =>
    `This match cannot begin. It was laid by version ${before} of the rules of ${game}, and this table has version ${version}: lay it anew.`,
  cannotGoOn: (game: string, version: number, before: number) =>
    `This match cannot go on. ${otherVersion(game, version, before)}`,
  readable: (game: string, version: number, before: number) =>
    `This match can be read, and no longer be opened. ${otherVersion(game, version, before)}`,
  noGame: (game: string, isOver: boolean) =>
    `This match cannot ${isOver ? 'be opened' : 'go on'}: there is no game “${game}” here.`,
} as const

function otherVersion(game: string, version: number, before: number): string {
  return `It was played by version ${before} of the rules of ${game}, and this table has version ${version}.`
}
