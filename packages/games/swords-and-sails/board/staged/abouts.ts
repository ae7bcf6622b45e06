import type { About } from './about.ts'
import { ofBattles } from './of-battles.tsx'
import { ofCards } from './of-cards.tsx'
import { ofFortune } from './of-fortune.ts'
import { ofIntrigue } from './of-intrigue.ts'
import { ofLeaving } from './of-leaving.ts'
import { ofSea } from './of-sea.ts'
import { ofSetup } from './of-setup.ts'

/** By the kind of question. */
export const abouts: Readonly<Record<string, About>> = {
  ...ofSetup,
  ...ofFortune,
  ...ofCards,
  ...ofIntrigue,
  ...ofBattles,
  ...ofLeaving,
  ...ofSea,
}
