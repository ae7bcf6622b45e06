import { effect } from '@preact/signals'
import { words } from '../shell/words.en.ts'
import { titleWords } from './frame-words.en.ts'
import type { OpenTable } from './model.ts'

/** Says in the title of the page, which shows in the tab, whether the table waits for its player. */
export function beckon(table: OpenTable): () => void {
  const stop = effect(() => {
    const { name } = table.host.game
    document.title = table.host.due.value.length > 0 ? titleWords.yourMove(name) : name
  })
  return () => {
    stop()
    document.title = words.windward
  }
}
