import { useSignal } from '@preact/signals'
import type { GameEntry } from '@windward/kit/game-entry.ts'
import type { ComponentChildren } from 'preact'
import { boardOf } from '../../games.ts'
import { layAtOnce } from './lay-at-once.ts'

interface PlayNowProps {
  readonly game: GameEntry
  readonly look: 'act' | 'plain'
  readonly children: ComponentChildren
}

/** A table of this game, at once and without questions. */
export function PlayNow({ game, look, children }: PlayNowProps) {
  const busy = useSignal(false)
  const play = async () => {
    busy.value = true
    await layAtOnce(game)
    busy.value = false
  }
  /** Whoever comes near is likely to press it: what a table needs begins to load. */
  const warm = () => {
    void import('../../table/page.tsx')
    void boardOf(game.id)
  }
  return (
    <button
      type="button"
      class={look}
      disabled={busy.value}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={play}
    >
      {children}
    </button>
  )
}
