/** How a fight ends for whoever stands beside it. */
export const words = { won: 'has won', beaten: 'is beaten' }
