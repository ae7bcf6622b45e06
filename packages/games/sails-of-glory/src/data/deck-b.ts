import type { DeckFigures } from './deck-figures.ts'

/** Deck B: D at 0.93 under full and 0.97 under battle sails, as measured on one of its cards. Right-hand cards: [right, ahead, heading] of the arrows' ends. */
export const DECK_B: DeckFigures = {
  straight: {
    full: { orange: [0, 26600, 0], green: [0, 40800, 0] },
    battle: { orange: [0, 18000, 0], green: [0, 28200, 0] },
    backing: { orange: [0, 9400, 0], green: [0, 16100, 0] },
  },
  sideslip: {
    full: { orange: [8800, 23400, 28900], green: [12600, 37500, 0] },
    battle: { orange: [6200, 16700, 30500], green: [10800, 26600, 0] },
    backing: { orange: [2500, 9400, 32700], green: [5800, 15200, 0] },
  },
  turns: {
    6: {
      full: { orange: [3000, 28100, 18100], green: [7300, 40900, 22500] },
      battle: { orange: [1900, 18100, 17900], green: [5400, 28200, 22500] },
      backing: { orange: [500, 9100, 11400], green: [2300, 16100, 22500] },
    },
    7: {
      full: { orange: [5100, 28300, 30000], green: [13000, 40700, 45000] },
      battle: { orange: [3600, 18700, 30600], green: [10100, 28100, 45000] },
      backing: { orange: [700, 9600, 29900], green: [4900, 15500, 45000] },
    },
    8: {
      full: { orange: [3300, 26700, 28000], green: [14800, 39900, 67500] },
      battle: { orange: [3200, 18400, 33400], green: [10800, 27400, 67500] },
      backing: { orange: [800, 9200, 39300], green: [5900, 14600, 67500] },
    },
  },
  aback: {
    straight: { one: [0, 12100, 0], two: [0, -17900, 0] },
    turn: { one: [6500, 13500, 63500], two: [900, -16100, 66100], cusp: [-6600, -18300] },
  },
  broken: {
    twoEasy: { orange: [700, 16000, 17800], green: [4100, 25300, 17000] },
    twoHard: { orange: [2700, 14300, 23900], green: [8500, 22800, 32200] },
    oneEasy: { orange: [5000, 12700, 29300], green: [10900, 20300, 43100] },
    oneHard: { orange: [2100, 12800, 52000], green: [10300, 18500, 57800] },
  },
}
