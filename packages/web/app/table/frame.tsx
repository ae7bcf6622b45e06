import './frame.css'
import { type Signal, useComputed, useSignal } from '@preact/signals'
import { afterALook, later } from '@windward/kit/later.tsx'
import { narrow } from '@windward/kit/narrow.ts'
import { SPECTATOR } from '@windward/table'
import type { ComponentChild } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { lazily } from '../shell/lazily.tsx'
import { papersFolded } from '../shell/settings.ts'
import { Decision } from './deciding/decision.tsx'
import { frameWords, tabWords } from './frame-words.en.ts'
import type { OpenTable } from './model.ts'
import { ClauseDialog } from './papers/clause-dialog.tsx'
import { TabList, TabPanel, tabsOf } from './papers/tabs.tsx'
import { Fold } from './room/fold.tsx'
import { Curtain } from './seats/curtain.tsx'
import { Seats } from './seats/seats.tsx'
import { type Height, Sheet } from './sheet.tsx'
import { TellingStrip } from './telling/telling-strip.tsx'
import { Top } from './top.tsx'

const BriefDialog = lazily(async () => (await import('./brief/brief.tsx')).BriefDialog)

const LessonOffer = later(async () => (await import('../lessons/lesson-offer.tsx')).LessonOffer)

const Glossary = later(async () => (await import('./glossary/glossary.tsx')).Glossary)

const PanelEdge = later(async () => (await import('./room/panel-edge.tsx')).PanelEdge)

/** What is heard comes after what is seen. */
function soundLater(table: OpenTable): () => void {
  let stop: (() => void) | undefined
  let left = false
  const begin = async () => {
    const { sounding } = await import('./sound/sounding.ts')
    if (!left) stop = sounding(table)
  }
  afterALook(() => void begin().catch(() => undefined))
  return () => {
    left = true
    stop?.()
  }
}

interface FrameProps {
  readonly table: OpenTable
  /** Somebody who explains things: beside the board, or in the sheet over what is asked. */
  readonly guide?: ComponentChild
}

/** The frame around every board. */
export function Frame({ table, guide }: FrameProps) {
  const height = useSignal<Height>('half')
  const chosen = useSignal('decision')
  // Not the whole position: parts of the frame look at it by themselves, and only those that need it are drawn anew.
  const colour = useComputed(() => colourOf(table))
  useEffect(() => soundLater(table), [table])
  if (colour.value === undefined) return <p class="opening">{frameWords.beingLaid}</p>
  if (table.curtain.value !== undefined) return <Curtain table={table} seat={table.curtain.value} />
  const { board } = table
  return (
    <div class={`frame seated sheet-${height.value}`} style={{ '--seat': colour.value }}>
      <button type="button" class="skip" onClick={toDecision}>
        {frameWords.toDecision}
      </button>
      <Top table={table} />
      <Seats table={table} />
      <main class="board" aria-label={frameWords.board}>
        <board.Board table={table} />
        <TellingStrip table={table} />
        {table.host.link.value === 'lost' && table.host.closed?.value === undefined && (
          <p class="lost">{frameWords.lineLost}</p>
        )}
      </main>
      {narrow.value ? (
        <Below table={table} chosen={chosen} height={height} guide={guide} />
      ) : (
        <Beside table={table} chosen={chosen} guide={guide} />
      )}
      {!narrow.value && guide}
      <ClauseDialog table={table} />
      {table.brief.value && <BriefDialog table={table} />}
      <Glossary table={table} />
    </div>
  )
}

/** The colour of whoever looks; none before there is anything to see. */
function colourOf({ position, board }: OpenTable): string | undefined {
  if (position.value === undefined) return undefined
  const { seat, view } = position.value
  return seat === SPECTATOR ? 'var(--deep-sea)' : board.seat(view, seat).colour
}

/** For those who come by keyboard: past the seats and the board, to what is wanted of them. */
function toDecision(): void {
  document.getElementById('decision-title')?.focus()
}

interface BesideProps {
  readonly table: OpenTable
  readonly guide: ComponentChild
  /** The tab that was chosen last, narrow or wide. */
  readonly chosen: Signal<string>
}

/** With room for both, the decision has a place of its own and is no tab. What one works in has the larger part. */
function Beside({ table, chosen, guide }: BesideProps) {
  const tabs = tabsOf(table)
  const { raised, side } = useRaised(table)
  // Whoever is taught is shown what lies there, too.
  const folded = papersFolded.value === 'yes' && guide === undefined
  const choose = (id: string) => {
    chosen.value = id
    papersFolded.value = 'no'
  }
  const shown = chosen.value === 'decision' ? 'ledger' : chosen.value
  return (
    <aside
      class={`side${folded ? ' folded' : raised ? ' raised' : ''}`}
      aria-label={frameWords.aside}
      ref={side}
    >
      <Decision table={table} />
      {guide === undefined && <LessonOffer table={table} />}
      <div class="tabline">
        <TabList tabs={tabs} chosen={shown} choose={choose} />
        {guide === undefined && <Fold folded={folded} />}
      </div>
      <TabPanel tabs={tabs} chosen={shown} />
      <PanelEdge />
    </aside>
  )
}

/**
 * The papers are raised over the decision while somebody works in them, and from the beginning for whoever waits for
 * others or only watches. It changes by a press alone: a question that comes up moves nothing about.
 */
function useRaised({ host, question }: OpenTable) {
  const side = useRef<HTMLElement>(null)
  const raised = useSignal(host.kind === 'online' && question.peek() === undefined)
  useEffect(() => {
    const pressed = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest('.panel-edge, .fold-papers') !== null) return
      raised.value = target.closest('.decision') === null
    }
    // On its way down: what was pressed may be gone when it comes up again.
    side.current?.addEventListener('click', pressed, true)
    return () => side.current?.removeEventListener('click', pressed, true)
  }, [raised])
  return { raised: raised.value, side }
}

interface BelowProps extends BesideProps {
  readonly height: Signal<Height>
}

/** Where nothing is left to decide the tab is called after what lies there instead. */
function nameOfDecision({ host, position }: OpenTable): string {
  if (host.replay !== undefined) return tabWords.replay
  if (position.value?.outcome !== undefined || host.closed?.value !== undefined) return tabWords.result
  return position.value?.seat === SPECTATOR ? tabWords.now : tabWords.decide
}

/** Of a match that was closed no question wants an answer any more. */
function unanswered({ host, position }: OpenTable): number {
  if (host.closed?.value !== undefined) return 0
  return position.value?.questions.filter(({ sealed }) => sealed === undefined).length ?? 0
}

function Below({ table, chosen, height, guide }: BelowProps) {
  const decision = {
    id: 'decision',
    name: nameOfDecision(table),
    count: unanswered(table),
    show: () => <Decision table={table} />,
  }
  const tabs = [decision, ...tabsOf(table)]
  const choose = (id: string) => {
    chosen.value = id
  }
  return (
    <aside class="papers" aria-label={frameWords.aside}>
      <Sheet height={height}>
        {chosen.value === 'decision' && guide}
        <TabPanel tabs={tabs} chosen={chosen.value} />
        {chosen.value === 'decision' && guide === undefined && <LessonOffer table={table} />}
      </Sheet>
      <TabList tabs={tabs} chosen={chosen.value} choose={choose} />
    </aside>
  )
}
