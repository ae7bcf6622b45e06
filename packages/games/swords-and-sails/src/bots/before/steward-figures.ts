/** The figures of SNS 15.2. */
export const STEWARD = {
  /** He attacks defended land with so many times the defenders, besides the average siege. */
  attackTimes: 1.5,
  /** The most of an army's casualty points that the average siege of neutral land may cost. */
  siegeShare: 1 / 2,
  /** An enemy beside the capital is a threat from this share of the army's own strength. */
  threatShare: 3 / 4,
  retreatBelow: 1 / 2,
  /** Of his gold for units, and of what is then left for cities. */
  unitsShare: 1 / 2,
  citiesShare: 3 / 5,
  stake: 10,
  /** From this share of the target somebody's score makes him look for a team. */
  alarmShare: 3 / 4,
  /** Those he proposes a team to. */
  friends: 2,
} as const
