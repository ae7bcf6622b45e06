import { useSignal } from '@preact/signals'
import type { MatchSummary } from '@windward/client'
import { useEffect } from 'preact/hooks'
import { findGame } from '../../games.ts'
import { askWhoIAm, client } from '../../host/online/session.ts'
import { hrefTo } from '../../route.ts'
import { ofOwner } from '../../table/seats/player-name.ts'
import { tablesWords } from './home-words.en.ts'

type Lists = Readonly<Record<'mine' | 'invited' | 'open' | 'finished', readonly MatchSummary[]>>

const NOTHING: Lists = { mine: [], invited: [], open: [], finished: [] }

async function lists(): Promise<Lists> {
  const known = await askWhoIAm()
  if (known === undefined) return NOTHING
  const own = known.kind !== 'nobody'
  const [mine, invited, open, finished] = await Promise.all(
    (['mine', 'invited', 'open', 'finished'] as const).map(async (which) =>
      own || which === 'open' ? (await client.matches(which)).matches : [],
    ),
  )
  return { mine: mine ?? [], invited: invited ?? [], open: open ?? [], finished: finished ?? [] }
}

/** Tables at the server: those that wait for you, those you were asked to, yours, open ones and finished ones. */
export function OnlineTables() {
  const found = useSignal(NOTHING)
  useEffect(() => {
    const load = () =>
      lists().then(
        (all) => {
          found.value = all
        },
        () => undefined,
      )
    void load()
    const timer = setInterval(load, 20_000)
    return () => clearInterval(timer)
  }, [found])
  const { mine, invited, open, finished } = found.value
  const known = [...mine, ...invited]
  return (
    <>
      <Tables
        title={tablesWords.awaiting}
        matches={mine.filter(({ yourMove }) => yourMove.length > 0)}
        verb={tablesWords.sitDown}
      />
      <Tables title={tablesWords.invited} matches={invited.filter(hasRoom)} verb={tablesWords.join} />
      <Tables
        title={tablesWords.yours}
        matches={mine.filter(({ yourMove }) => yourMove.length === 0)}
        verb={tablesWords.lookIn}
      />
      <Tables
        title={tablesWords.open}
        matches={open.filter(({ id }) => !known.some((each) => each.id === id))}
        verb={tablesWords.join}
      />
      <Tables title={tablesWords.finishedOnline} matches={finished} verb={tablesWords.lookBack} />
    </>
  )
}

interface TablesProps {
  readonly title: string
  readonly matches: readonly MatchSummary[]
  readonly verb: string
}

function Tables({ title, matches, verb }: TablesProps) {
  if (matches.length === 0) return null
  const id = `online-${title.replaceAll(' ', '-').toLowerCase()}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul class="tables">
        {matches.map((match) => (
          <li key={match.id} class="table-card">
            <div>
              <strong>{findGame(match.game)?.name ?? match.game}</strong>
              <p class="hint">{about(match)}</p>
            </div>
            <a class="plain" href={hrefTo('match', match.id)}>
              {verb}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function freeIn({ seats }: MatchSummary): number {
  return seats.filter(({ by }) => by === 'nobody').length
}

function hasRoom(match: MatchSummary): boolean {
  return freeIn(match) > 0
}

function about(match: MatchSummary): string {
  const { status, turn, seats, unplayable } = match
  if (unplayable !== undefined) return unplayable
  const names = seats.flatMap(({ by, name, owner, yours }) =>
    by === 'person' && !yours && name ? ofOwner(name, owner) : [],
  )
  const people = [...new Set(names)]
  return status === 'gathering'
    ? tablesWords.gathering(freeIn(match), seats.length, people)
    : tablesWords.playing(turn, seats.length, people)
}
