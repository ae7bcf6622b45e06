import { FIGURE_IDS, type FigureId } from '@windward/swords-and-sails/facts'

export const isFigure = (text: string): text is FigureId => FIGURE_IDS.some((id) => id === text)
