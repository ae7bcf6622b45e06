import { useSignal } from '@preact/signals'
import { type MatchDetail, Refused } from '@windward/client'
import type { About } from '@windward/kit/about.ts'
import type { AnyGame } from '@windward/table'
import { useEffect } from 'preact/hooks'
import { SeatABot } from '../../bots/seat-a-bot.tsx'
import { aboutOf, findGame, gameNamed } from '../../games.ts'
import { beSomebody, client } from '../../host/online/session.ts'
import { hostWords } from '../../host/words.en.ts'
import { NoTable } from '../../table/no-table.tsx'
import { TablePage } from '../../table/page.tsx'
import { called } from '../../table/seats/player-name.ts'
import { type OptionField, optionFields } from '../new-table/option-fields.ts'
import { termsOf } from '../new-table/terms.ts'
import { Page } from '../page.tsx'
import { ownName } from '../settings.ts'
import { AskedByName } from './asked-by-name.tsx'
import { gatheringWords } from './gathering-words.en.ts'
import { Invitation } from './invitation.tsx'
import { OfferedSeats, offeredIn } from './offered-seats.tsx'

interface MatchPageProps {
  readonly id: string
  readonly invitation: string | undefined
}

/** A match at the server: people gather at its table, then it is played. */
export function MatchPage({ id, invitation }: MatchPageProps) {
  const detail = useSignal<MatchDetail | undefined>(undefined)
  const trouble = useSignal<string | undefined>(undefined)
  const shown = async (asked: Promise<MatchDetail>) => {
    try {
      detail.value = await asked
      trouble.value = undefined
    } catch (refused) {
      trouble.value = refused instanceof Refused ? refused.message : hostWords.outOfReach
    }
    return trouble.value === undefined
  }
  useEffect(() => {
    void shown(client.match(id, invitation))
    const timer = setInterval(() => {
      if (detail.value?.status === 'gathering') void shown(client.match(id, invitation))
    }, 3000)
    return () => clearInterval(timer)
  }, [id, invitation])
  const watching = useSignal(false)
  const match = detail.value
  if (match?.unplayable !== undefined) return <NoTable why={match.unplayable} />
  const sit = async (seat: string) => {
    await beSomebody(ownName.value)
    await shown(client.join(id, { seat, ...(invitation === undefined ? {} : { invitation }) }))
  }
  if (match !== undefined && offeredIn(match).length > 0 && !watching.value)
    return (
      <Page title={gatheringWords.seatFree} lead={findGame(match.game)?.name}>
        <div aria-live="polite">{trouble.value !== undefined && <p class="refused">{trouble.value}</p>}</div>
        <OfferedSeats
          match={match}
          take={sit}
          watch={() => {
            watching.value = true
          }}
        />
      </Page>
    )
  if (match !== undefined && match.status !== 'gathering') return <TablePage opening="match" id={id} />
  if (match === undefined && trouble.value !== undefined) return <NoTable why={trouble.value} />
  return (
    <Page title={gatheringWords.beingLaid} lead={match && findGame(match.game)?.name}>
      <div aria-live="polite">{trouble.value !== undefined && <p class="refused">{trouble.value}</p>}</div>
      {match !== undefined && <Gathering match={match} sit={sit} shown={shown} />}
    </Page>
  )
}

interface GatheringProps {
  readonly match: MatchDetail
  readonly sit: (seat: string) => Promise<void>
  /** Shows what the table has become, or why it has not; whether it has. */
  readonly shown: (asked: Promise<MatchDetail>) => Promise<boolean>
}

function Gathering({ match, sit, shown }: GatheringProps) {
  const { id } = match
  const about = useSignal<About | undefined>(undefined)
  const fields = useSignal<readonly OptionField[]>([])
  const rules = useSignal<AnyGame | undefined>(undefined)
  useEffect(() => {
    const entry = gameNamed(match.game)
    void Promise.all([entry.rules(), entry.options()]).then(async ([game, schema]) => {
      rules.value = game
      fields.value = optionFields(schema)
      about.value = await aboutOf(game)
    })
  }, [match.game, about, fields, rules])
  const free = match.seats.filter(({ by }) => by === 'nobody').length
  const seated = match.seats.some(({ yours }) => yours)
  return (
    <>
      {match.access === 'private'
        ? match.host && <AskedByName match={id} ask={(person) => shown(client.invite(id, person))} />
        : match.invitation !== undefined && <Invitation match={id} secret={match.invitation} />}
      <ul class="gathering">
        {match.seats.map((sitter) => (
          <li key={sitter.seat}>
            <span>
              <strong>{about.value?.seatName(sitter.seat) ?? sitter.seat}</strong>
              <span class="hint">
                {sitter.by === 'nobody' ? gatheringWords.free : called(sitter, rules.value)}
              </span>
            </span>
            {sitter.by === 'nobody' && (
              <span class="gathering-acts">
                <button type="button" class="plain" onClick={() => sit(sitter.seat)}>
                  {gatheringWords.sitHere}
                </button>
                {match.host && rules.value !== undefined && (
                  <SeatABot
                    game={rules.value}
                    seatBot={(bot) => shown(client.seatBot(id, sitter.seat, bot))}
                  />
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div class="lay">
        {free > 0 && <p class="hint">{gatheringWords.stillFree(free)}</p>}
        {match.host ? (
          <button type="button" class="act" disabled={free > 0} onClick={() => shown(client.start(id))}>
            {gatheringWords.begin}
          </button>
        ) : (
          seated && <p>{gatheringWords.hostBegins}</p>
        )}
      </div>
      {about.value !== undefined && (
        <section class="terms" aria-labelledby="terms">
          <h2 id="terms">{gatheringWords.terms}</h2>
          <dl>
            {termsOf(match, fields.value, about.value).map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p class="hint">{gatheringWords.othersUsual}</p>
        </section>
      )}
    </>
  )
}
