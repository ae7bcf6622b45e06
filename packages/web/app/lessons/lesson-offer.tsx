import './lesson-offer.css'
import { signal, useSignal } from '@preact/signals'
import type { OfferedLesson } from '@windward/kit/game-entry.ts'
import { useEffect } from 'preact/hooks'
import { findGame } from '../games.ts'
import { hrefTo } from '../route.ts'
import type { OpenTable } from '../table/model.ts'
import { offerWords as words } from './lesson-words.en.ts'
import { progressIn } from './progress.ts'

const KEY = 'windward lessons offered'

/** Lessons nobody wants to hear of again, by game and lesson. */
const declined = signal<readonly string[]>(read())

function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

function decline(name: string): void {
  declined.value = [...declined.peek(), name]
  try {
    localStorage.setItem(KEY, JSON.stringify(declined.peek()))
  } catch {
    // It is asked again when the page is next opened.
  }
}

/** Where a rule is first met, the lesson about it is offered; once played or declined it is not offered again. */
export function LessonOffer({ table }: { readonly table: OpenTable }) {
  const game = table.host.game.id
  const offers = useSignal<Readonly<Record<string, OfferedLesson>>>({})
  useEffect(() => {
    void findGame(game)
      ?.offers?.()
      .then((found) => {
        offers.value = found
      })
  }, [game, offers])
  const lesson = offers.value[table.question.value?.kind ?? '']
  if (lesson === undefined) return null
  const { id, title, minutes } = lesson
  const name = `${game} ${id}`
  if (progressIn(game, id) !== undefined || declined.value.includes(name)) return null
  return (
    <p class="lesson-offer">
      <span>
        {words.firstTime} <a href={hrefTo('lesson', game, id)}>{words.lesson(title, minutes)}</a>
      </span>
      <button type="button" class="quiet" aria-label={words.no(title)} onClick={() => decline(name)}>
        ×
      </button>
    </p>
  )
}
