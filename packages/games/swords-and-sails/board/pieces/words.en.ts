/** What is said of a piece that one may not look into. */
export const words = {
  hidden: 'What is in it is its owner’s secret.',
  about: (kind: string) => `About ${kind}`,
  /** The values of a unit or a ship. */
  sheet: {
    dice: 'Dice',
    hits: 'Hits on',
    never: 'never',
    upTo: (hit: number) => (hit === 1 ? '1' : `1 to ${hit}`),
    absorbs: 'Absorbs',
    armour: 'Armour',
    morale: 'Morale',
    carries: 'Carries',
    aboard: 'Aboard',
    onePlace: '1 place',
    upkeep: 'Upkeep',
    price: 'Price',
    gold: (gold: number) => `${gold} gold`,
  },
}
