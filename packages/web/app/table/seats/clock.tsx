import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { timeLeftWords } from '../frame-words.en.ts'
import type { OpenTable } from '../model.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** From here on one is told that time runs short. */
const SHORT = 20

/** What is left of the time to answer. */
export function Clock({ table }: { readonly table: OpenTable }) {
  const now = useSignal(Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now()
    }, 500)
    return () => clearInterval(timer)
  }, [now])
  const seat = table.position.value?.seat ?? ''
  const { deadline, bank } = table.host.clocks.value[seat] ?? {}
  const left = deadline === undefined ? bank : Math.max(0, Math.round((deadline - now.value) / 1000))
  const { closed, away } = table.host
  if (left === undefined || closed?.value !== undefined || away?.value?.held === 'bot') return null
  return (
    <p class={left < SHORT && deadline !== undefined ? 'clock short' : 'clock'} role="timer">
      <span class="unseen">{timeLeftWords.label} </span>
      {spell(left)}
    </p>
  )
}

function spell(seconds: number): string {
  if (seconds >= 2 * DAY) return timeLeftWords.days(Math.floor(seconds / DAY))
  if (seconds >= HOUR)
    return timeLeftWords.hours(Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE))
  return timeLeftWords.minutes(Math.floor(seconds / MINUTE), seconds % MINUTE)
}
