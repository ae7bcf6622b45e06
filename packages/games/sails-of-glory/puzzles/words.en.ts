import type { Catalogue } from '@windward/table'
import { shipName, sideName } from '../src/data/names.en.ts'

const you = (ship: string) => `You command ${shipName(ship)}.`

/** What puzzles ask, title first, and what is said when they are solved. */
export const puzzleWords = {
  'puzzle.rake': (f: { ship: string; enemy: string }) =>
    `Rake ${shipName(f.enemy)} in two turns\n${you(f.ship)} What you plan now is sailed next turn. Which card is likeliest to bring a broadside of yours through her bow or stern then?`,
  'puzzle.rake.reason': () =>
    'A rake needs her bow or stern in your arc and no other way round: it is the angle of her next card that decides, not the distance.',
  'puzzle.plan': (f: { ship: string; enemy: string }) =>
    `${shipName(f.ship)} against ${shipName(f.enemy)}\n${you(f.ship)} Which orders give you the best chance of winning this battle, looking three turns ahead?`,
  'puzzle.plan.reason': () =>
    'Count whose broadside bears when both ships have moved, and who will be raked or taken aback the turn after.',
  'puzzle.fire': (f: { side: string; ships: readonly string[] }) =>
    `The guns of ${f.ships.map(shipName).join(' and ')}\nThe ${sideName(f.side)} side is yours. At whom do they fire, and with what? What counts is your chance of winning this battle.`,
  'puzzle.fire.reason': () =>
    'Near and raking shots draw more counters; and a ship that is almost lost strikes sooner than one that is sound.',
  'puzzle.reload': (f: { side: string }) =>
    `What do the ${sideName(f.side)} load?\nYour broadsides can be loaded. What do you load for the shots to come? What counts is your chance of winning this battle.`,
  'puzzle.reload.reason': () =>
    'Ball reaches far and breaks hulls, chain takes the sails, grapeshot the crew: load for the distance at which you will fire next.',
} satisfies Catalogue
