import { loadName, type SeenShip } from '@windward/sails-of-glory/facts'

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
  if (doubling) return 'double shot, half loaded'
  if (slow !== null) return `${loadName(slow)}, still being loaded`
  if (box === null) return fired ? 'fired' : 'empty'
  if (fired) return box === 'hidden' ? 'fired' : `${loadName(box)}, fired`
  return box === 'hidden' ? 'loaded' : loadName(box)
}
