import './lessons.css'
import { ClauseLink } from '@windward/kit/panel/clause-link.tsx'
import type { Clause } from '@windward/table'
import type { Lesson, LessonStep, ReplyTask } from '@windward/table/lesson'
import { useEffect, useRef } from 'preact/hooks'
import { playOn } from '../host/local/store.ts'
import { go, hrefTo } from '../route.ts'
import type { Course, Now } from './course.ts'
import { masterWords as words } from './lesson-words.en.ts'
import { Numbered } from './numbered.tsx'
import { PartsDone } from './parts-done.tsx'
import type { TaughtTable } from './taught-table.ts'

/** The card of the game master: what he says now, and what can be done with it. */
export function GameMaster({ table }: { readonly table: TaughtTable }) {
  const { course } = table
  const { step } = course
  const now = course.now.value
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  // Whoever has just pressed something on the card goes on from its heading; nobody is called away from elsewhere.
  useEffect(() => {
    const { activeElement } = document
    const isHere = activeElement === document.body || card.current?.contains(activeElement) === true
    if (isHere) heading.current?.focus({ preventScroll: true })
  }, [course.at.value, now])
  const alone = now === 'step' && step !== undefined && !('kind' in step.task)
  const said = saidIn(now, step, course.lesson)
  return (
    <section
      class={alone || now === 'end' ? 'game-master alone' : 'game-master'}
      data-dock={course.dock.value}
      aria-labelledby="master-title"
      ref={card}
    >
      <p class="master-head">
        <img src="/icon.svg" width="28" height="28" alt="" />
        <span>
          <b>{words.master}</b> <span class="lesson-title">{course.lesson.title}</span>
        </span>
        {step !== undefined && course.steps.length > 1 && (
          <span class="hint">{words.step(course.at.value + 1, course.steps.length)}</span>
        )}
      </p>
      <div class="master-said" aria-live="polite">
        <h2 id="master-title" tabIndex={-1} ref={heading}>
          {said.title}
        </h2>
        <p>
          <Numbered text={said.text} />
        </p>
        {said.clause !== undefined && <ClauseLink clause={said.clause} table={table} />}
      </div>
      {now === 'step' && step?.task.do === 'reply' && (
        <Replies key={step.id} course={course} task={step.task} />
      )}
      <PartsDone course={course} />
      <Acts table={table} now={now} />
    </section>
  )
}

interface SaidNow {
  readonly title: string
  readonly text: string
  readonly clause?: Clause
}

function saidIn(now: Now, step: LessonStep | undefined, { ends }: Lesson): SaidNow {
  if (now === 'end' || step === undefined) return ends ?? words.end
  if (now === 'watch') return words.watch
  return now === 'aside' ? words.aside : step
}

interface RepliesProps {
  readonly course: Course
  readonly task: ReplyTask
}

/** The game master has asked something back. */
function Replies({ course, task }: RepliesProps) {
  const chosen = course.replied.value
  const reply = chosen === undefined ? undefined : task.choices[chosen]
  return (
    <div class="replies">
      {task.choices.map(({ text }, place) => (
        <button
          key={text}
          type="button"
          class="plain"
          aria-pressed={chosen === place}
          onClick={() => course.reply(place)}
        >
          {text}
        </button>
      ))}
      <p class={reply?.right === true ? 'reply-right' : 'reply-wrong'} role="status">
        {reply !== undefined && (
          <>
            <span aria-hidden="true">{reply.right ? '✓ ' : '✕ '}</span>
            {reply.because}
          </>
        )}
      </p>
    </div>
  )
}

function Acts({ table, now }: { readonly table: TaughtTable; readonly now: Now }) {
  const { course } = table
  const task = course.step?.task
  const leave = async () => {
    await playOn(table.host.id)
    go('table', table.host.id)
  }
  const mayGoOn = now === 'step' && (task?.do === 'read' || isReplied(course))
  return (
    <div class="master-acts">
      <button
        type="button"
        class="plain back"
        aria-label={words.back}
        disabled={course.at.value === 0}
        onClick={() => course.back()}
      >
        ‹
      </button>
      {now !== 'end' && (
        <button type="button" class="plain repeat" onClick={() => course.repeat()}>
          {words.repeat}
        </button>
      )}
      {now !== 'end' && task?.do !== 'read' && !mayGoOn && (
        <button type="button" class="plain" onClick={() => course.show()}>
          {words.show}
        </button>
      )}
      {now === 'end' && (
        <a class="plain" href={hrefTo('learn', table.host.game.id)}>
          {course.lesson.ends === undefined ? words.more : words.morePuzzles}
        </a>
      )}
      <button type="button" class="quiet play-on" onClick={leave}>
        {words.playOn}
      </button>
      {mayGoOn && (
        <button type="button" class="act" onClick={() => course.next()}>
          {words.goOn}
        </button>
      )}
    </div>
  )
}

function isReplied({ step, replied }: Course): boolean {
  const place = replied.value
  return step?.task.do === 'reply' && place !== undefined && step.task.choices[place]?.right === true
}
