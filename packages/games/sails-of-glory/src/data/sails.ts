import { SET_SAILS } from './deck-figures.ts'

/** SOG 11.3.1: settings of the sails, from most to least. */
export const SAILS = [...SET_SAILS, 'struck'] as const
export type Sails = (typeof SAILS)[number]

/** One step more or less, as far as the scale goes. */
export function stepped(sails: Sails, steps: 1 | -1): Sails {
  return SAILS[SAILS.indexOf(sails) + steps] ?? sails
}
