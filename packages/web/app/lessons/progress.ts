import { signal } from '@preact/signals'

/** How far somebody has come in a lesson, in this browser. */
export interface Progress {
  /** The table it is played at. */
  readonly table: string
  readonly at: number
  /** It was once finished. */
  readonly done: boolean
  /** Where the match stood, and what was being worked on, when each step began. */
  readonly marks: Readonly<Record<number, Mark>>
}

interface Mark {
  readonly steps: number
  readonly work?: unknown
}

const KEY = 'windward lessons'

/** By game and lesson; a browser that keeps nothing teaches all the same. */
const kept = signal<Readonly<Record<string, Progress>>>(read())

function read(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

export function progressIn(game: string, lesson: string): Progress | undefined {
  return kept.value[`${game} ${lesson}`]
}

export function keepProgress(game: string, lesson: string, progress: Progress): void {
  kept.value = { ...kept.peek(), [`${game} ${lesson}`]: progress }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.peek()))
  } catch {
    // It is still known until the page is closed.
  }
}
