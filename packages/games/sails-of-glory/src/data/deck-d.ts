import type { DeckFigures } from './deck-figures.ts'

/** Deck D: measured on a scan of its cards, to 0.3 mm and 0.7°. Right-hand cards: [right, ahead, heading] of the arrows' ends. */
export const DECK_D: DeckFigures = {
  straight: {
    full: { orange: [0, 28600, 0], green: [0, 43900, 0] },
    battle: { orange: [0, 18600, 0], green: [0, 29100, 0] },
    backing: { orange: [0, 9400, 0], green: [0, 16100, 0] },
  },
  sideslip: {
    full: { orange: [9500, 25200, 28900], green: [13600, 40300, 0] },
    battle: { orange: [6400, 17200, 30500], green: [11100, 27400, 0] },
    backing: { orange: [2500, 9400, 32700], green: [5800, 15200, 0] },
  },
  turns: {
    6: {
      full: { orange: [3200, 30200, 18100], green: [7900, 44000, 22500] },
      battle: { orange: [2000, 18700, 17900], green: [5600, 29100, 22500] },
      backing: { orange: [500, 9100, 11400], green: [2300, 16100, 22500] },
    },
    7: {
      full: { orange: [5500, 30400, 30000], green: [14000, 43800, 45000] },
      battle: { orange: [3700, 19300, 30600], green: [10400, 29000, 45000] },
      backing: { orange: [700, 9600, 29900], green: [4900, 15500, 45000] },
    },
    8: {
      full: { orange: [3600, 28700, 28000], green: [15900, 42900, 67500] },
      battle: { orange: [3300, 19000, 33400], green: [11100, 28200, 67500] },
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
