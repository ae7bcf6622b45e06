import { counted, shipName, type View } from '@windward/sails-of-glory/facts'
import { headingFor, names } from '../names.en.ts'

type Ship = View['ships'][number]

/** What stands on the sea, and over it. */
export const words = {
  sea: 'The sea',
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
    heading: headingFor,
  },
}
