/** What a ruler values, as figures: one who has other figures is another ruler. */
export interface Habits {
  /** What a point on the map is worth against a casualty point of his own. */
  readonly pointWorth: number
  /** The share of a rival's loss that he counts as his own gain: of anybody's, and of the leading side's. */
  readonly rivalry: number
  readonly againstLeader: number
  /** What a casualty point of an enemy is worth, if it is killed in battle. */
  readonly kill: number
  /** How likely he thinks it that whoever can take his land will try; and what an empty capital is worth to him besides. */
  readonly fear: number
  readonly capital: number
  /** How far the worth of what he sees is left to chance, so that no two matches begin alike. */
  readonly variety: number
  /** Below this share of the enemy's strength he leaves a battle. */
  readonly retreatBelow: number
  /** Of his gold for units in a quiet season, and when somebody stands at his borders. */
  readonly unitsInPeace: number
  readonly unitsInDanger: number
  /** The most he pays for one intrigue card. */
  readonly cardPrice: number
  readonly stake: number
  /** What a share of a victory is worth to him: 1 is its part, 0 as much as a victory alone. */
  readonly pride: number
  /** How many times better his chance must be outside before he leaves a team, and inside before he joins one. */
  readonly loyalty: number
  readonly caution: number
}

/** SNS 15.2: the steward's own. */
export const SOUND: Habits = {
  pointWorth: 9,
  rivalry: 0.3,
  againstLeader: 0.7,
  kill: 0.7,
  fear: 0.45,
  capital: 60,
  variety: 0.25,
  retreatBelow: 0.5,
  unitsInPeace: 0.4,
  unitsInDanger: 0.6,
  cardPrice: 45,
  stake: 20,
  pride: 1,
  loyalty: 1.5,
  caution: 1.25,
}

/** Three rulers whom a table can tell apart. */
export const CHARACTERS = {
  /** Keeps what he has, and his word. */
  cautious: {
    ...SOUND,
    fear: 0.7,
    rivalry: 0.2,
    againstLeader: 0.5,
    unitsInDanger: 0.7,
    retreatBelow: 0.65,
    loyalty: 2.2,
    pride: 0.9,
  },
  /** Goes for the strongest, and would rather win alone. */
  bold: {
    ...SOUND,
    fear: 0.35,
    rivalry: 0.6,
    againstLeader: 1.1,
    kill: 0.9,
    unitsInPeace: 0.5,
    retreatBelow: 0.4,
    loyalty: 1.2,
    pride: 1.1,
  },
  /** Woos, deals and builds. */
  trader: {
    ...SOUND,
    rivalry: 0.1,
    cardPrice: 60,
    unitsInPeace: 0.3,
    unitsInDanger: 0.5,
    pride: 0.85,
    caution: 1.1,
  },
} as const satisfies Readonly<Record<string, Habits>>

export type Character = keyof typeof CHARACTERS
