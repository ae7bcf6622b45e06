import './lessons.css'
import { useSignal } from '@preact/signals'
import { type Lesson, stepsOf } from '@windward/table/lesson'
import { useEffect } from 'preact/hooks'
import { findGame, games } from '../games.ts'
import { go, hrefTo } from '../route.ts'
import { ChooseGame } from '../shell/choose-game.tsx'
import { Page } from '../shell/page.tsx'
import { Shortened } from '../shell/shortened.tsx'
import { begin } from './begin.ts'
import { learnWords as words } from './lesson-words.en.ts'
import { progressIn } from './progress.ts'
import { PuzzleList } from './puzzle-list.tsx'

/** What can be learnt, and how far one has come. */
export function LearnPage({ game }: { readonly game: string }) {
  const lessons = useSignal<readonly Lesson[] | undefined>(undefined)
  useEffect(() => {
    void Promise.resolve(findGame(game)?.lessons?.() ?? []).then((found) => {
      lessons.value = found
    })
  }, [game, lessons])
  return (
    <Page title={words.title} lead={words.lead}>
      <ChooseGame page="learn" game={game} among={games.filter(({ lessons }) => lessons !== undefined)} />
      <h2 class="part">{findGame(game)?.name}</h2>
      <ul class="lesson-list">
        {lessons.value?.map((lesson) => (
          <LessonCard key={lesson.id} game={game} lesson={lesson} />
        ))}
      </ul>
      {lessons.value?.length === 0 && <p>{words.none}</p>}
      <PuzzleList game={game} />
    </Page>
  )
}

interface LessonCardProps {
  readonly game: string
  readonly lesson: Lesson
}

function LessonCard({ game, lesson }: LessonCardProps) {
  const { id, title, about, minutes } = lesson
  const progress = progressIn(game, id)
  const count = stepsOf(lesson).length
  const underWay = progress !== undefined && progress.at > 0 && progress.at < count
  const anew = async () => {
    await begin(game, lesson)
    go('lesson', game, id)
  }
  return (
    <li class="lesson-card">
      <h3>
        {title}
        {progress?.done === true && <span class="hint"> ✓ {words.done}</span>}
      </h3>
      <p class="hint">
        {about} <span class="minutes">{words.minutes(minutes)}</span>
      </p>
      <div class="lesson-acts">
        {underWay && (
          <a class="act" href={hrefTo('lesson', game, id)}>
            <Shortened shown={words.resume(progress.at + 1, count)} unseen={title} />
          </a>
        )}
        <button type="button" class={underWay ? 'quiet' : 'plain'} onClick={anew}>
          <Shortened
            shown={underWay ? words.anew : progress?.done ? words.again : words.begin}
            unseen={title}
          />
        </button>
      </div>
    </li>
  )
}
