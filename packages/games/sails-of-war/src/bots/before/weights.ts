/** How a warden weighs things up. */
export const WARDEN = {
  /** Realms on the board before he lays his Home Realm. */
  realmsBeforeHome: 2,
  /** Army units he keeps in his Home Realm, and beyond that for each Realm he could still take. */
  garrison: 2,
  perTarget: 1,
  mostArmy: 14,
  /** From this value on a Town, and then a City, pays. */
  townValue: 3,
  cityValue: 4,
  /** Rounds in which he builds; later he saves for Stars. */
  buildingRounds: 14,
  heroes: 2,
  /** He attacks with so many times the defenders' strength, and walls count as so many more. */
  attackTimes: 1.6,
  /** When no Star is for sale he goes to war: he recruits all he can and dares more. */
  warTimes: 1.1,
  warArmy: 30,
  warBand: 5,
  walls: { town: 1.4, city: 1.9 },
  /** He lays cards while neither side is so many times as strong as the other, and leaves where the other is. */
  cardOdds: 4,
  retreatOdds: 2.5,
  /** A Hero with so many wounds rests. */
  restingWounds: 3,
  /** From this stock of Wood or Iron on he can spare some for Ports and ships. */
  plenty: 30,
  /** Trade Ships he keeps at sea, and the least trade value he sails for. */
  traders: 2,
  tradeValue: 3,
  /** From this stock of Wood or Iron on he builds a fleet: Transport Ships for land overseas, Warships for prey. */
  fleetStock: 26,
  transports: 2,
  warships: 1,
} as const
