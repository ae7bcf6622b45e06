/** How a ruler is used to playing: figures, so that characters, slips and other families of opponents are other figures. */
export interface Habits {
  /** Realms on the board before he lays his Home Realm. */
  readonly realmsBeforeHome: number
  /** Army units he keeps in his Home Realm whatever happens. */
  readonly garrison: number
  /** Army units he leaves in a Realm of his with a Town, a City or a Port. */
  readonly posts: number
  /** He keeps so many times what could come upon his Home Realm. */
  readonly caution: number
  /** Army units he has at most for land that is free, and for a campaign. */
  readonly settlers: number
  readonly host: number
  /** The chance from which on he storms a Home Realm, and fights in the field. */
  readonly stormChance: number
  readonly fieldChance: number
  /** The chance from which on his Warships attack others. */
  readonly seaChance: number
  /** A Home Realm so many steps away is worth a campaign. */
  readonly campaignSteps: number
  /** From this value on a Town, and then a City, pays. */
  readonly townValue: number
  readonly cityValue: number
  /** Rounds in which he builds; later he saves for Stars. */
  readonly buildingRounds: number
  readonly heroes: number
  /** A Hero with so many wounds rests; a duel is fought from this chance on. */
  readonly restingWounds: number
  readonly duelChance: number
  /** He leaves a battle in which the other side is so many times as strong. */
  readonly retreatOdds: number
  /** Ships he keeps, and the least trade value he sails for. */
  readonly traders: number
  readonly transports: number
  readonly warships: number
  readonly tradeValue: number
  /** The first round in which he builds for trade. */
  readonly tradeRound: number
  /** Wood and Iron together from which on he spares some for Ports and ships. */
  readonly shipStock: number
  /** What he bids at most for the initiative. */
  readonly bid: number
  /** Whether a host comes before Stars and growth. */
  readonly warFirst: boolean
  /** Rounds in which land and buildings come before Stars. */
  readonly investingRounds: number
}

export const SOUND: Habits = {
  realmsBeforeHome: 2,
  garrison: 2,
  posts: 0,
  caution: 1.1,
  settlers: 8,
  host: 10,
  stormChance: 0.6,
  fieldChance: 0.6,
  seaChance: 0.38,
  campaignSteps: 5,
  townValue: 3,
  cityValue: 4,
  buildingRounds: 14,
  heroes: 2,
  restingWounds: 3,
  duelChance: 0.7,
  retreatOdds: 2.5,
  traders: 2,
  transports: 1,
  warships: 2,
  tradeValue: 2,
  tradeRound: 1,
  shipStock: 12,
  bid: 3,
  warFirst: false,
  investingRounds: 3,
}

/** What three rulers value beyond the rest. */
export const CHARACTERS = {
  cautious: { ...SOUND, garrison: 3, caution: 1.4, stormChance: 0.75, fieldChance: 0.7, duelChance: 0.75 },
  bold: {
    ...SOUND,
    caution: 0.9,
    host: 12,
    stormChance: 0.5,
    fieldChance: 0.5,
    campaignSteps: 7,
    duelChance: 0.6,
    bid: 5,
  },
  trader: {
    ...SOUND,
    traders: 3,
    shipStock: 10,
    townValue: 2,
    cityValue: 3,
    host: 8,
  },
} as const satisfies Readonly<Record<string, Habits>>
export type Character = keyof typeof CHARACTERS
