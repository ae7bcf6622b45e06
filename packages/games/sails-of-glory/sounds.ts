import type { Sounds } from '@windward/kit/sounds.ts'

/** What can be heard of a turn. */
export const sounds: Sounds = {
  blades: ['boarders.attack', 'boarders.surprise', 'grapple.held'],
  card: ['move.revealed'],
  crash: [
    'damage.explodes',
    'damage.mast',
    'damage.sinks',
    'move.collided',
    'terrain.aground',
    'terrain.strikes',
  ],
  dice: ['boarders.lot', 'move.lot'],
  drums: ['actions.revealed', 'boarders.declared'],
  fanfare: ['damage.surrender', 'victory.all-lost', 'victory.first-battle', 'victory.last-afloat'],
  guns: ['battery.fired', 'battery.muskets-fired', 'fire.fired', 'fire.high', 'fire.muskets-fired'],
  hammers: ['actions.damage-mended', 'battery.mended'],
  sails: ['actions.sails', 'move.aback', 'setup.sails-set', 'wind.turns'],
}
