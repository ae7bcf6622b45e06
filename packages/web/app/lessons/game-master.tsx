import './lessons.css'
import { ClauseLink } from '@windward/kit/panel/clause-link.tsx'
import type { Clause } from '@windward/table'
import type { Lesson, LessonStep, ReplyTask } from '@windward/table/lesson'
import { useEffect, useRef } from 'preact/hooks'
import { playOn } from '../host/local/store.ts'
import { go, hrefTo } from '../route.ts'
import { masterWords as words } from './lesson-words.en.ts'
import { Numbered } from './numbered.tsx'
import { PartsDone } from './parts-done.tsx'
import type { TaughtTable } from './taught-table.ts'
import type { Now, Walkthrough } from './walkthrough.ts'

/** The card of the game master: what he says now, and what can be done with it. */
export function GameMaster({ table }: { readonly table: TaughtTable }) {
  const { walkthrough } = table
  const { step } = walkthrough
  const now = walkthrough.now.value
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useRef<HTMLElement>(null)
  // Whoever has just pressed something on the card goes on from its heading; nobody is called away from elsewhere.
  useEffect(() => {
    const { activeElement } = document
    const isHere = activeElement === document.body || card.current?.contains(activeElement) === true
    if (isHere) heading.current?.focus({ preventScroll: true })
  }, [walkthrough.at.value, now])
  const alone = now === 'step' && step !== undefined && !('kind' in step.task)
  const said = saidIn(now, step, walkthrough.lesson)
  return (
    <section
      class={alone || now === 'end' ? 'game-master alone' : 'game-master'}
      data-dock={walkthrough.dock.value}
      aria-labelledby="master-title"
      ref={card}
    >
      <p class="master-head">
        <img src="/icon.svg" width="28" height="28" alt="" />
        <span>
          <b>{words.master}</b> <span class="lesson-title">{walkthrough.lesson.title}</span>
        </span>
        {step !== undefined && walkthrough.steps.length > 1 && (
          <span class="hint">{words.step(walkthrough.at.value + 1, walkthrough.steps.length)}</span>
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
        <Replies key={step.id} walkthrough={walkthrough} task={step.task} />
      )}
      <PartsDone walkthrough={walkthrough} />
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
  readonly walkthrough: Walkthrough
  readonly task: ReplyTask
}

/** The game master has asked something back. */
function Replies({ walkthrough, task }: RepliesProps) {
  const chosen = walkthrough.replied.value
  const reply = chosen === undefined ? undefined : task.choices[chosen]
  return (
    <div class="replies">
      {task.choices.map(({ text }, place) => (
        <button
          key={text}
          type="button"
          class="plain"
          aria-pressed={chosen === place}
          onClick={() => walkthrough.reply(place)}
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
  const { walkthrough } = table
  const task = walkthrough.step?.task
  const leave = async () => {
    await playOn(table.host.id)
    go('table', table.host.id)
  }
  const mayGoOn = now === 'step' && (task?.do === 'read' || isReplied(walkthrough))
  return (
    <div class="master-acts">
      <button
        type="button"
        class="plain back"
        aria-label={words.back}
        disabled={walkthrough.at.value === 0}
        onClick={() => walkthrough.back()}
      >
        ‹
      </button>
      {now !== 'end' && (
        <button type="button" class="plain repeat" onClick={() => walkthrough.repeat()}>
          {words.repeat}
        </button>
      )}
      {now !== 'end' && task?.do !== 'read' && !mayGoOn && (
        <button type="button" class="plain" onClick={() => walkthrough.show()}>
          {words.show}
        </button>
      )}
      {now === 'end' && (
        <a class="plain" href={hrefTo('learn', table.host.game.id)}>
          {walkthrough.lesson.ends === undefined ? words.more : words.morePuzzles}
        </a>
      )}
      <button type="button" class="quiet play-on" onClick={leave}>
        {words.playOn}
      </button>
      {mayGoOn && (
        <button type="button" class="act" onClick={() => walkthrough.next()}>
          {words.goOn}
        </button>
      )}
    </div>
  )
}

function isReplied({ step, replied }: Walkthrough): boolean {
  const place = replied.value
  return step?.task.do === 'reply' && place !== undefined && step.task.choices[place]?.right === true
}
