import type { Clause } from '@windward/table'

const OPEN_IN_BATTLE: Clause = 'SNS 14.2.1'

/** What may be seen in passing, while a season is told line by line, though no line names it. */
export const glimpses: Readonly<Record<string, Clause>> = {
  phase: 'SNS 1.1.3',
  open: OPEN_IN_BATTLE,
  battles: OPEN_IN_BATTLE,
  'powers.*.armies.*.units': OPEN_IN_BATTLE,
  'powers.*.armies.*.bands': OPEN_IN_BATTLE,
  'powers.*.armies.*.armour': OPEN_IN_BATTLE,
  'powers.*.armies.*.aboard': OPEN_IN_BATTLE,
  'powers.*.fleets.*.ships': OPEN_IN_BATTLE,
  'powers.*.fleets.*.bands': OPEN_IN_BATTLE,
  'powers.*.fleets.*.armour': OPEN_IN_BATTLE,
  // Only one's own are seen at all.
  'powers.*.written': 'SNS 14.1.1',
  'powers.*.struck': 'SNS 14.1.1',
  'powers.*.bearing': 'SNS 14.1.3',
  'powers.*.fleets.*.berths': 'SNS 14.1.1',
  plans: 'SNS 14.1.4',
  laid: 'SNS 14.1.4',
  // Only those that concern whoever looks are seen at all.
  offers: 'SNS 4.1.7',
  'bidding.markers.*': 'SNS 1.9.1',
  agreements: 'SNS 14.1.5',
  'stacks.*.pile': 'SNS 14.1.2',
}
