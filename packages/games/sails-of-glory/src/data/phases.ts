/** SOG 4.1, SOG 11.1.1: the phases of a turn, in their order. */
export const PHASES = ['planning', 'actions', 'movement', 'combat', 'reloading'] as const
