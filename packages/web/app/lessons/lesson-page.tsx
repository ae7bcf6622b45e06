import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { boardOf } from '../games.ts'
import { openLocal } from '../host/local/host.ts'
import { sentenceOf } from '../host/trouble.ts'
import { keptDrafts } from '../table/deciding/kept-drafts.ts'
import { Frame } from '../table/frame.tsx'
import { frameWords } from '../table/frame-words.en.ts'
import { NoTable } from '../table/no-table.tsx'
import { begin } from './begin.ts'
import { GameMaster } from './game-master.tsx'
import { lessonCalled } from './lesson-called.ts'
import { learnWords } from './lesson-words.en.ts'
import { keepProgress, type Progress, progressIn } from './progress.ts'
import { Spotlight } from './spotlight.tsx'
import { TaughtTable } from './taught-table.ts'
import { Walkthrough } from './walkthrough.ts'

interface LessonPageProps {
  readonly game: string
  readonly id: string
}

/** A lesson at its table, where it was left. */
export function LessonPage({ game, id }: LessonPageProps) {
  const table = useSignal<TaughtTable | undefined>(undefined)
  const trouble = useSignal<string | undefined>(undefined)
  const round = useSignal(0)
  useEffect(() => {
    let left = false
    let stop: (() => void) | undefined
    const reopen = () => {
      round.value += 1
    }
    open(game, id, reopen).then(
      (opened) => {
        if (left) return opened.close()
        stop = opened.walkthrough.teach(opened)
        table.value = opened
      },
      (fault: unknown) => {
        trouble.value = sentenceOf(fault)
      },
    )
    return () => {
      left = true
      stop?.()
      table.value?.close()
      table.value = undefined
    }
  }, [game, id, round.value, table, trouble, round])
  if (trouble.value !== undefined) return <NoTable why={trouble.value} />
  const opened = table.value
  if (opened === undefined) return <p class="opening">{frameWords.beingLaid}</p>
  return (
    <>
      <Frame table={opened} guide={<GameMaster table={opened} />} />
      <Spotlight table={opened} />
    </>
  )
}

async function open(game: string, id: string, reopen: () => void): Promise<TaughtTable> {
  const lesson = await lessonCalled(game, id)
  if (lesson === undefined) throw new Error(learnWords.noSuch)
  const before = progressIn(game, id)
  const known = before && (await openLocal(before.table))
  const progress = before !== undefined && known !== undefined ? before : await begin(game, lesson)
  const host = known ?? (await openLocal(progress.table))
  if (host === undefined) throw new Error(frameWords.noSuchTable)
  const keep = (changed: Progress) => keepProgress(game, id, changed)
  const [board, drafts] = await Promise.all([boardOf(game), keptDrafts(progress.table)])
  return new TaughtTable(host, board, drafts, new Walkthrough(lesson, progress, { keep, reopen }))
}
