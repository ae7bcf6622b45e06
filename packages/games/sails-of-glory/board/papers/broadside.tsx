import { loadName, type SeenShip } from '@windward/sails-of-glory/facts'
import { words } from './words.en.ts'

type Guns = SeenShip['guns']['port']

/** SOG 9.1: the box of a broadside with what lies in it, or in the store beside it. */
export function Broadside({ name, guns }: { readonly name: string; readonly guns: Guns }) {
  return (
    <span class={`sog-note${guns.box !== null && !guns.fired ? ' sog-loaded' : ''}`}>
      {name} <b>{loadOf(guns)}</b>
    </span>
  )
}

function loadOf({ box, fired, slow, doubling }: Guns): string {
  if (doubling) return words.guns.doubling
  if (slow !== null) return words.guns.slow(slow)
  if (box === null) return fired ? words.guns.fired : words.guns.empty
  if (fired) return box === 'hidden' ? words.guns.fired : words.guns.firedOf(box)
  return box === 'hidden' ? words.guns.loaded : loadName(box)
}
