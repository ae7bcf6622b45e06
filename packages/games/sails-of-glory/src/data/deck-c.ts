import type { DeckFigures } from './deck-figures.ts'

/** Deck C: drawn to fit the positions of a frigate deck known to half a centimetre. Right-hand cards: [right, ahead, heading] of the arrows' ends. */
export const DECK_C: DeckFigures = {
  straight: {
    full: { orange: [0, 43000, 0], green: [0, 66000, 0] },
    battle: { orange: [0, 25500, 0], green: [0, 39000, 0] },
    backing: { orange: [0, 12000, 0], green: [0, 20000, 0] },
  },
  sideslip: {
    full: { orange: [14200, 37800, 28900], green: [17800, 60700, 0] },
    battle: { orange: [8700, 23500, 30500], green: [14400, 36700, 0] },
    backing: { orange: [3200, 12000, 32700], green: [6800, 18800, 0] },
  },
  turns: {
    6: {
      full: { orange: [4600, 45100, 19000], green: [11900, 66000, 22500] },
      battle: { orange: [2700, 25500, 17500], green: [7000, 39000, 22500] },
      backing: { orange: [700, 11600, 12000], green: [3600, 20000, 22500] },
    },
    7: {
      full: { orange: [7700, 45100, 31000], green: [21800, 65300, 45000] },
      battle: { orange: [4800, 26300, 31000], green: [12900, 38600, 45000] },
      backing: { orange: [900, 12200, 31000], green: [6600, 19800, 45000] },
    },
    8: {
      full: { orange: [5400, 43000, 30000], green: [25100, 64000, 67500] },
      battle: { orange: [4500, 26000, 34000], green: [14800, 37800, 67500] },
      backing: { orange: [1000, 11800, 38500], green: [7600, 19400, 67500] },
    },
    9: {
      full: { orange: [6000, 43000, 32000], green: [27700, 61400, 78750] },
      battle: { orange: [5100, 25200, 40000], green: [16400, 36300, 78750] },
      backing: { orange: [1700, 11500, 50000], green: [8400, 18600, 78750] },
    },
    10: {
      full: { orange: [8600, 42100, 42000], green: [31000, 58100, 90000] },
      battle: { orange: [6900, 24200, 57000], green: [18300, 34300, 90000] },
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
