/** What the control sheet says; what stands between asterisks is emphasised. */
export const words = {
  about: 'Gold of the season from trade and harvest; points of one’s own, enemy capitals held, and the score',
  power: 'Power',
  lands: 'Lands',
  trade: 'Trade',
  harvest: 'Harvest',
  points: 'Points',
  capitals: 'Capitals',
  score: 'Score',
  teams: 'Teams',
  team: (mark: string, members: readonly string[]) => `*Team ${mark}* ${members.join(', ')}`,
  yourLands: (count: number) => (count === 1 ? 'Your only land' : `Your ${count} lands`),
}
