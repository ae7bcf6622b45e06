import { counted, shipName, type View } from '@windward/sails-of-glory/facts'
import { names } from '../names.en.ts'

type Ship = View['ships'][number]

const WATERS = ['Mer d’Ouest', 'Iroise Sea', 'Bay of Storms', 'Western Ocean']

const LANDS: Readonly<Partial<Record<View['terrain'][number]['element'], string>>> = {
  'island-1': 'Île aux Moines',
  'island-2': 'Gull Isle',
  'island-3': 'Île Longue',
  outpost: 'Signal Isle',
  'reef-1': 'The Sisters',
  'reef-2': 'Banc du Four',
  'reef-3': 'Pierres Noires',
  'reef-4': 'The Teeth',
  'reef-5': 'Basse Verte',
  'reef-6': 'Long Ledge',
}

/** What stands on the sea, and over it. */
export const words = {
  sea: 'The sea',
  /** Names on the chart: of our own making, for the eye alone. */
  waters: (size: number) => WATERS[Math.round(size / 50_000) % WATERS.length] ?? '',
  lands: LANDS,
  bonds: {
    entangled: (one: string, other: string) => `${shipName(one)} and ${shipName(other)} are entangled`,
    grappled: (one: string, other: string) => `${shipName(one)} and ${shipName(other)} are grappled`,
  },
  /** The wind, and as much of it as a phone has room for. */
  wind: {
    from: (point: string) => `Wind from the ${point}`,
    fromInShort: (point: string) => `from the ${point}`,
    strength: (strength: View['wind']['strength'], to: string) =>
      `${names.strengths[strength]} strength, blowing to the ${to}`,
    strengthInShort: (strength: View['wind']['strength']) => `${names.strengths[strength]} strength`,
  },
  /** Below the name of a ship, so short that it can stand beside her. */
  plate: {
    wreck: (fate: Ship['fate']) => `wreck, ${names.fates[fate]}`,
    left: (hull: number, crew: number, boxes: number) => `hull ${hull}/${boxes} · crew ${crew}/${boxes}`,
    fires: (count: number) => counted(count, 'fire'),
    leaks: (count: number) => counted(count, 'leak'),
    masts: (count: number) => `${counted(count, 'mast')} gone`,
    aground: 'aground',
    anchored: 'at anchor',
  },
}
