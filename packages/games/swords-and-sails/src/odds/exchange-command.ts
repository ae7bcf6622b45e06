import type { OddsCommand } from '@windward/search/odds'
import { isUnitId } from '../battle/figure.ts'
import { certainty } from './command.ts'
import { exchangeOdds } from './exchange-odds.ts'
import { frontIn, Unreadable } from './read-arguments.ts'
import { say } from './words.en.ts'

/** Odds of one exchange between two front units of line combat. */
export const exchangeCommand: OddsCommand = {
  name: 'exchange',
  about: 'what two units that face each other in line combat do to each other',
  flags: [
    { name: 'attacker', value: 'unit', about: 'faction and unit, such as “NSE HI”' },
    { name: 'defender', value: 'unit', about: 'the unit that faces it' },
    { name: 'loaded', about: 'at sea: the transports have units aboard' },
  ],
  work: (given) => {
    const [first, second] = [frontIn(given, 'attacker'), frontIn(given, 'defender')]
    if (isUnitId(first.kind) !== isUnitId(second.kind)) throw new Unreadable(say('odds.mixed-front'))
    const report = exchangeOdds(first, second)
    const { win, lose, both, neither } = report
    const lines = [
      say('odds.strike', { who: `${first.faction} ${first.kind}`, ...report.first }),
      say('odds.strike', { who: `${second.faction} ${second.kind}`, ...report.second }),
      say('odds.exchange', { win, lose, both, neither }),
      certainty(report),
    ]
    return { report, lines }
  },
}
