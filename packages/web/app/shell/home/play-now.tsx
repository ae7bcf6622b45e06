import { useSignal } from '@preact/signals'
import { boardOf, games } from '../../games.ts'
import { layLocal } from '../../host/local/lay-local.ts'
import { hostWords } from '../../host/words.en.ts'
import { go } from '../../route.ts'
import { labelOfBot } from '../new-table/label-of-bot.ts'
import { ownName } from '../settings.ts'
import { homeWords } from './home-words.en.ts'

/** Whoever comes near is likely to press it: what a table needs begins to load. */
function warm(): void {
  void import('../../table/page.tsx')
  void boardOf(games[0]?.id ?? '')
}

/** A table of the first game, at once and without questions: oneself, and bots at the other seats. */
export function PlayNow() {
  const busy = useSignal(false)
  const [first] = games
  if (first?.playNow === undefined) return null
  const { id, playNow } = first
  const play = async () => {
    busy.value = true
    const { here, bots, options } = playNow
    const laid = await layLocal(id, options, [
      { seat: here, by: 'here', name: ownName.value || hostWords.you },
      ...Object.entries(bots).map(([seat, bot]) => ({
        seat,
        by: 'bot' as const,
        name: labelOfBot(bot),
        bot,
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
      {homeWords.playNow}
    </button>
  )
}
