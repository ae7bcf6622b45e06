export const chess = 'a game, but not for this table'
