import type { Sounds } from '@windward/kit/sounds.ts'

/** What can be heard of a round. */
export const sounds: Sounds = {
  blades: ['battle.ends', 'hero.challenges', 'hero.round', 'hero.won-duel'],
  card: ['card.countered', 'card.drew', 'card.played', 'quest.card', 'setup.dealt'],
  coins: [
    'economy.exchanged',
    'economy.harvest',
    'economy.star.bought',
    'movement.trade.taken',
    'supply.paid',
  ],
  crash: [
    'battle.destroyed',
    'battle.overrun',
    'battle.ships.sunk',
    'event.burnt-down',
    'event.wrecked',
    'sea.serpent-destroys',
  ],
  dice: [
    'battle.rerolled',
    'battle.rolled',
    'card.fire.rolled',
    'card.sabotage.rolled',
    'event.rolled',
    'quest.stage.die',
    'setup.rolled',
    'setup.rolled-first',
  ],
  drums: ['battle.begins', 'movement.marched', 'sea.battle'],
  fanfare: ['quest.star', 'quest.won', 'victory.won'],
  hammers: ['economy.built', 'economy.port.built', 'economy.ship.built'],
  sails: ['movement.docked', 'movement.sailed', 'relic.sail.come', 'sea.put-to-sea'],
}
