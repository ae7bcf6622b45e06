import { counterNames, shipName } from '@windward/sails-of-glory/facts'

/** What the report of a turn says in other words than the log. */
export const reportWords = {
  fired: (by: string, at: string, counters: readonly string[]) =>
    `${shipName(by)} fires at ${shipName(at)}: ${counters.length === 0 ? 'no damage' : counterNames(counters)}.`,
}
