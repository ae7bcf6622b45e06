import { type Deed, segment } from '../deeds.ts'
import { say } from './words.en.ts'

/** SOW 7, SOW 10, SOW 11, SOW 12: what a player may do in his Movement segment. */
const DEEDS: Readonly<Record<string, Deed>> = {}

export const movementSegment = segment('move', () => say('movement.title'), DEEDS)
