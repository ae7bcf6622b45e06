import type { Sounds } from '@windward/kit/sounds.ts'

/** What can be heard of a season. */
export const sounds: Sounds = {
  blades: ['battle.close', 'battle.damage', 'battle.run-down', 'battle.won', 'siege.loot'],
  card: ['intrigue.drawn', 'intrigue.marriage', 'intrigue.spy.played', 'revolt.played', 'sabotage.played'],
  coins: ['diplomacy.trade.made', 'fortune.gold', 'income.fees.paid', 'income.paid', 'siege.paid'],
  crash: ['battle.rout', 'siege.ships-sunk', 'siege.taken', 'siege.taken.city', 'sea.went-down'],
  dice: [
    'intrigue.spy.rolled',
    'intrigue.espionage.tried',
    'revolt.rolled',
    'sabotage.rolled',
    'siege.failed',
    'siege.rolled',
  ],
  drums: [
    'battle.begins',
    'movement.landed',
    'movement.marched',
    'orders.revealed',
    'siege.begins',
    'siege.begins.city',
  ],
  fanfare: ['victory.marked', 'victory.won'],
  guns: ['battle.volley', 'sea.strikes'],
  hammers: ['build.raised', 'build.received', 'cities.built'],
  sails: ['movement.boarded', 'movement.sailed', 'sea.sails'],
}
