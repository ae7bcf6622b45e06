import { useSignal } from '@preact/signals'
import { boardOf } from '../boards-of.ts'
import { layLocal } from '../host/local/lay-local.ts'
import { go } from '../route.ts'
import { ownName } from './settings.ts'

/** Whoever comes near is likely to press it: what a table needs begins to load. */
function warm(): void {
  void import('../table/page.tsx')
  void boardOf('swords-and-sails')
}

/** A table of the usual kind, at once and without questions: England, six stewards, forty points. */
export function PlayNow() {
  const busy = useSignal(false)
  const play = async () => {
    busy.value = true
    const laid = await layLocal('swords-and-sails', {}, [
      { seat: 'ENG', by: 'here', name: ownName.value || 'You' },
      ...['BYZ', 'FAT', 'HRE', 'KIE', 'NSE', 'FRA'].map((seat) => ({
        seat,
        by: 'bot' as const,
        name: 'Steward',
        bot: 'steward',
      })),
    ])
    if ('id' in laid) go('table', laid.id)
    busy.value = false
  }
  return (
    <button
      type="button"
      class="act"
      disabled={busy.value}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={play}
    >
      Play now
    </button>
  )
}
