import { type Box, overlap } from './boxes.ts'

/** Where the wind's rose may lie. At the lower right are the buttons. */
export type Corner = 'bottom-left' | 'top-left' | 'top-right'

const CORNERS: readonly Corner[] = ['bottom-left', 'top-left', 'top-right']
/** While something is told its words lie at the lower edge; a rose alone has room beside them, but for a phone. */
const UPPER: readonly Corner[] = ['top-left', 'top-right']
const ways = (forms: readonly Form[], corners: readonly Corner[]) =>
  forms.flatMap((form) => corners.map((corner) => ({ form, corner })))
/** At the right of a phone there is no room beside the buttons. */
const LEFT: readonly Corner[] = ['bottom-left', 'top-left']
const WAYS = {
  wide: ways(['full', 'small', 'bare', 'words'], CORNERS),
  narrow: ways(['full', 'bare', 'words'], LEFT),
}
const TOLD_WAYS = {
  wide: [...ways(['small'], UPPER), ...ways(['bare'], CORNERS), ...ways(['words'], UPPER)],
  narrow: ways(['small', 'bare', 'words'], ['top-left']),
}

/** How much of the wind is shown: its rose in full or small with the words, the small rose alone, or only the words. */
type Form = 'full' | 'small' | 'bare' | 'words'

/** Where it lies, and in which form. */
export interface Lying {
  readonly corner: Corner
  readonly form: Form
}

/** What the rose and the words below it take of a window, in pixels from its corner. */
const WORDS = { width: 306, height: 64 }
const PHONE_WORDS = { width: 216, height: 46 }
const NOTHING = { width: 0, height: 0 }
const TAKEN = {
  wide: {
    full: [{ width: 226, height: 218 }, WORDS],
    small: [{ width: 132, height: 126 }, WORDS],
    bare: [{ width: 132, height: 126 }, NOTHING],
    words: [NOTHING, WORDS],
  },
  narrow: {
    full: [{ width: 100, height: 104 }, PHONE_WORDS],
    small: [{ width: 100, height: 104 }, PHONE_WORDS],
    bare: [{ width: 100, height: 104 }, NOTHING],
    words: [NOTHING, PHONE_WORDS],
  },
} as const
type Window = keyof typeof TAKEN

/** How much worse it is to cover one thing than another. */
const WEIGHTS = { ship: 8, course: 3, plate: 2, works: 4 } as const

/** Something on the sea that should be seen. */
export interface Kept {
  readonly box: Box
  readonly what: keyof typeof WEIGHTS
}

interface Pane {
  readonly width: number
  readonly height: number
}

interface Room {
  readonly pane: Pane
  readonly window: Window
  /** While something is told its words lie at the lower edge, and the rose is small. */
  readonly isTold: boolean
}

/**
 * Where the rose covers least: as large as it can be without covering anything, and only the words where it would lie over
 * a ship in any corner. It stays where it lies while it covers nothing there.
 */
export function freeCorner(kept: readonly Kept[], { pane, window, isTold }: Room, now: Corner): Lying {
  const costs = (isTold ? TOLD_WAYS : WAYS)[window].map((way) => ({
    ...way,
    cost: costOf(kept, { pane, window }, way),
  }))
  const least = Math.min(...costs.map(({ cost }) => cost))
  const fine = costs.filter(({ cost }) => cost === least)
  const largest = fine.filter(({ form }) => form === fine[0]?.form)
  return largest.find(({ corner }) => corner === now) ?? largest[0] ?? { form: 'small', corner: now }
}

function costOf(
  kept: readonly Kept[],
  { pane, window }: Pick<Room, 'pane' | 'window'>,
  { form, corner }: Lying,
): number {
  const [rose, said] = TAKEN[window][form]
  /* On a phone the words stand beside the rose. */
  const beside = window === 'narrow'
  const boxes = [
    boxAt(rose, beside ? 0 : said.height, 0, pane, corner),
    boxAt(said, 0, beside ? 0 : rose.height, pane, corner),
  ]
  return kept
    .filter(({ box }) => boxes.some((each) => overlap(box, each)))
    .reduce((sum, { what }) => sum + WEIGHTS[what], 0)
}

/** A box in a corner of the window: so far above its lower edge, or below its upper one. */
function boxAt(size: Pane, above: number, below: number, pane: Pane, corner: Corner): Box {
  const left = corner === 'top-right' ? pane.width - size.width : 0
  const top = corner === 'bottom-left' ? pane.height - above - size.height : below
  return { left, right: left + size.width, top, bottom: top + size.height }
}
