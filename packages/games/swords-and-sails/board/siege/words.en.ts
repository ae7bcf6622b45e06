/** What a siege is asked about. */
export const words = {
  bought: 'Points paid in gold',
  price: (gold: number, most: number) => `${gold} gold each, at most ${most}`,
  done: 'Take the losses',
}
