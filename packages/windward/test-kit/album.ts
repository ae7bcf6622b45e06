import type { Page } from 'playwright-core'
import type { Player } from './player.ts'

/** A way to lay the table, so that something comes up which hardly does otherwise. */
export interface AlbumTable {
  readonly seats?: number | readonly string[]
  readonly options: object
}

/** What a game's `test/album.ts` may export as `album`, so that all of its screens are found, pictured and tried. */
export interface Album {
  /** Where bots play until every kind of decision has come up; without these, at its varieties. */
  readonly tables?: readonly AlbumTable[]
  /** The decision at which the papers beside the board have most to show, and after which most is told. */
  readonly main?: string
  /** Somebody who makes the choices without which its panels cannot be sealed. */
  readonly player?: (page: Page) => Player
}
