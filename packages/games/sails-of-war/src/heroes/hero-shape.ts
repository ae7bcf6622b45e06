import * as z from 'zod'
import { MOST_HEROES } from '../data/heroes.ts'
import { RACE_IDS } from '../data/races.ts'
import type { HeroId } from '../public-state.ts'

const NUMBERS = Array.from({ length: MOST_HEROES }, (_, index) => index + 1)
const HERO_IDS = RACE_IDS.flatMap((race) => NUMBERS.map((number): HeroId => `${race}/hero/${number}`))

/** A Hero, as answers name him. */
export const heroShape: z.ZodType<HeroId> = z.literal(HERO_IDS)
