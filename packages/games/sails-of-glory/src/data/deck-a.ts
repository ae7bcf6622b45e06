import type { DeckFigures } from './deck-figures.ts'

/** Deck A: C at 0.96 under full and 0.98 under battle sails. Right-hand cards: [right, ahead, heading] of the arrows' ends. */
export const DECK_A: DeckFigures = {
  straight: {
    full: { orange: [0, 41300, 0], green: [0, 63400, 0] },
    battle: { orange: [0, 25000, 0], green: [0, 38200, 0] },
    backing: { orange: [0, 12000, 0], green: [0, 20000, 0] },
  },
  sideslip: {
    full: { orange: [13600, 36300, 28900], green: [17100, 58300, 0] },
    battle: { orange: [8500, 23000, 30500], green: [14100, 36000, 0] },
    backing: { orange: [3200, 12000, 32700], green: [6800, 18800, 0] },
  },
  turns: {
    6: {
      full: { orange: [4400, 43300, 19000], green: [11400, 63400, 22500] },
      battle: { orange: [2600, 25000, 17500], green: [6900, 38200, 22500] },
      backing: { orange: [700, 11600, 12000], green: [3600, 20000, 22500] },
    },
    7: {
      full: { orange: [7400, 43300, 31000], green: [20900, 62700, 45000] },
      battle: { orange: [4700, 25800, 31000], green: [12600, 37800, 45000] },
      backing: { orange: [900, 12200, 31000], green: [6600, 19800, 45000] },
    },
    8: {
      full: { orange: [5200, 41300, 30000], green: [24100, 61400, 67500] },
      battle: { orange: [4400, 25500, 34000], green: [14500, 37000, 67500] },
      backing: { orange: [1000, 11800, 38500], green: [7600, 19400, 67500] },
    },
    9: {
      full: { orange: [5800, 41300, 32000], green: [26600, 58900, 78750] },
      battle: { orange: [5000, 24700, 40000], green: [16100, 35600, 78750] },
      backing: { orange: [1700, 11500, 50000], green: [8400, 18600, 78750] },
    },
    10: {
      full: { orange: [8300, 40400, 42000], green: [29800, 55800, 90000] },
      battle: { orange: [6800, 23700, 57000], green: [17900, 33600, 90000] },
      backing: { orange: [2600, 11200, 68000], green: [9400, 17600, 90000] },
    },
  },
  aback: {
    straight: { one: [0, 12000, 0], two: [0, -18000, 0] },
    turn: { one: [6500, 14000, 63500], two: [900, -16000, 66000], cusp: [-6600, -18300] },
  },
  broken: {
    twoEasy: { orange: [1000, 19000, 10000], green: [5000, 29000, 20000] },
    twoHard: { orange: [3000, 17000, 24000], green: [10000, 26000, 32000] },
    oneEasy: { orange: [6000, 15000, 34000], green: [12000, 24000, 48000] },
    oneHard: { orange: [3000, 15000, 48000], green: [12000, 22000, 60000] },
  },
}
