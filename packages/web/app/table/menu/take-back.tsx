import { useSignal } from '@preact/signals'
import { hrefTo } from '../../route.ts'
import { menuWords as words } from './menu-words.en.ts'

interface TakeBackProps {
  readonly takeBack: () => Promise<string | undefined>
}

/** Against bots a turn can be played again: at a new table, with fresh dice (TBL 5.9). */
export function TakeBack({ takeBack }: TakeBackProps) {
  const busy = useSignal(false)
  const none = useSignal(false)
  const press = async () => {
    busy.value = true
    const table = await takeBack()
    busy.value = false
    if (table === undefined) none.value = true
    else location.hash = hrefTo('table', table)
  }
  return (
    <button type="button" class="plain" disabled={busy.value} title={words.takenBack} onClick={press}>
      {none.value ? words.nothingToTakeBack : words.takeBack}
    </button>
  )
}
