import { useSignal } from '@preact/signals'
import { go } from '../../route.ts'
import { Shortened } from '../shortened.tsx'
import { homeWords } from './home-words.en.ts'

/** A table of this game as its first preset has it, against bots and without questions. */
export function PlayItNow({ game, name }: { readonly game: string; readonly name: string }) {
  const busy = useSignal(false)
  const play = async () => {
    busy.value = true
    const { openForm } = await import('../new-table/new-table.ts')
    const id = await (await openForm(game)).layHere()
    if (id !== undefined) go('table', id)
    busy.value = false
  }
  return (
    <button type="button" class="plain" disabled={busy.value} onClick={play}>
      <Shortened {...homeWords.playItNow(name)} />
    </button>
  )
}
