/** What is said of gold that comes in, and of those it does not pay. */
export const words = {
  income: {
    trade: 'Trade of your cities',
    harvest: 'Harvest',
    gold: (gold: number) => `${gold} gold`,
    noCard: 'You hold no card that raises it.',
    withoutCards: 'Collect without cards',
    done: 'Play and collect',
  },
  disband: {
    lead: (gold: number) =>
      `Your ${gold} gold do not pay everybody. Who is disbanded is gone; nobody who could have been kept may go.`,
    upkeep: 'gold of upkeep',
    done: 'Disband them',
  },
}
