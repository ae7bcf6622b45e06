import { useSignal } from '@preact/signals'
import type { Host } from '@windward/kit/contract.ts'
import type { GameTypes } from '@windward/table'
import { useEffect } from 'preact/hooks'
import { boardOf, clientGame } from '../games.ts'
import { openLocal } from '../host/local/host.ts'
import { client } from '../host/online/session.ts'
import { sentenceOf } from '../host/trouble.ts'
import { isFirstSight } from './brief/first-sight.ts'
import { keptDrafts } from './deciding/kept-drafts.ts'
import { Frame } from './frame.tsx'
import { frameWords } from './frame-words.en.ts'
import { LiveRegion } from './heard/live-region.tsx'
import { OpenTable } from './model.ts'
import { NoTable } from './no-table.tsx'

/** A table of this browser, one at a server, a match somebody wants to see again, or one that was handed over. */
export type Opening = 'table' | 'match' | 'replay' | 'record'

async function openTable(opening: Opening, id: string): Promise<OpenTable | undefined> {
  const [host, drafts] = await Promise.all([hostOf(opening, id), keptDrafts(id)])
  return host && new OpenTable(host, await boardOf(host.game.id), drafts)
}

async function hostOf(opening: Opening, id: string): Promise<Host<GameTypes> | undefined> {
  if (opening === 'table') return openLocal(id)
  if (opening === 'match') {
    const [detail, { OnlineHost }] = await Promise.all([client.match(id), import('../host/online/host.ts')])
    return new OnlineHost(detail, await clientGame(detail.game))
  }
  const { openHandedOver, openReplay } = await import('../host/replays.ts')
  return opening === 'record' ? openHandedOver(id) : openReplay(id)
}

interface TablePageProps {
  readonly opening: Opening
  readonly id: string
}

/** A table somebody sits at, from its address. */
export function TablePage({ opening, id }: TablePageProps) {
  const table = useSignal<OpenTable | undefined>(undefined)
  const trouble = useSignal<string | undefined>(undefined)
  useEffect(() => {
    let left = false
    openTable(opening, id).then(
      (opened) => {
        if (left) return opened?.close()
        table.value = opened
        if (opened !== undefined && isFirstSight(id)) opened.brief.value = true
        if (opened === undefined) trouble.value = frameWords.noSuchTable
      },
      (fault: unknown) => {
        trouble.value = sentenceOf(fault)
      },
    )
    return () => {
      left = true
      table.value?.close()
    }
  }, [opening, id, table, trouble])
  if (trouble.value !== undefined) return <NoTable why={trouble.value} />
  return table.value === undefined ? (
    <p class="opening">{frameWords.beingLaid}</p>
  ) : (
    <>
      <LiveRegion table={table.value} />
      <Frame table={table.value} />
    </>
  )
}
