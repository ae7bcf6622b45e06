/** What a siege is asked about. */
export const words = {
  bought: 'Points bought off',
  price: (gold: number, most: number) => `${gold} gold each, at most ${most}`,
  done: 'Pay the toll',
}
