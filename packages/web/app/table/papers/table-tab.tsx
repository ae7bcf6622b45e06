import { useSignal } from '@preact/signals'
import { Refused } from '@windward/client'
import { OnlineHost } from '../../host/online/host.ts'
import { client } from '../../host/online/session.ts'
import { hostWords } from '../../host/words.en.ts'
import { go } from '../../route.ts'
import type { OpenTable } from '../model.ts'
import { isAway, Sitters } from '../seats/sitters.tsx'
import { happened } from './happened.ts'
import {
  AbandonButtons,
  DrawButtons,
  PauseButtons,
  ResignButton,
  type TableAct,
  VacationForm,
} from './table-acts.tsx'
import { tableActWords } from './table-acts-words.en.ts'

interface OnlineTabProps {
  readonly host: OnlineHost
  readonly nameOf: (seat: string) => string
}

export function TableTab({ table }: { readonly table: OpenTable }) {
  const { host } = table
  return host instanceof OnlineHost ? <OnlineTab host={host} nameOf={(seat) => table.nameOf(seat)} /> : null
}

/** What people do at a table online beside the play: stop the clocks, go on vacation, give up, play again. */
function OnlineTab({ host, nameOf }: OnlineTabProps) {
  const trouble = useSignal<string | undefined>(undefined)
  const detail = host.detail.value
  const tried = async (doing: () => Promise<void>) => {
    trouble.value = undefined
    try {
      await doing()
    } catch (refused) {
      trouble.value = refused instanceof Refused ? refused.message : hostWords.outOfReach
    }
  }
  const act: TableAct = (asked) =>
    tried(async () => {
      host.detail.value = await asked()
    })
  const again = () => tried(async () => go('match', (await client.rematch(host.id)).id))
  const mine = detail.seats.filter(({ yours }) => yours)
  const sits = mine.length > 0
  const playing = detail.status === 'playing'
  return (
    <div class="at-table">
      <Sitters
        detail={detail}
        game={host.game}
        nameOf={nameOf}
        act={act}
        awaited={host.position.value?.awaited ?? []}
      />
      {detail.paused && <p class="warning">{tableActWords.paused}</p>}
      <div aria-live="polite">{trouble.value !== undefined && <p class="refused">{trouble.value}</p>}</div>
      {sits && playing && (
        <div class="at-table-acts">
          <PauseButtons detail={detail} nameOf={nameOf} act={act} />
          {mine.some((seat) => isAway(seat)) && (
            <button type="button" class="plain" onClick={() => act(() => client.back(host.id))}>
              {tableActWords.back}
            </button>
          )}
          <DrawButtons detail={detail} nameOf={nameOf} act={act} />
          <AbandonButtons detail={detail} nameOf={nameOf} act={act} />
          <ResignButton resign={() => act(() => client.resign(host.id))} />
        </div>
      )}
      {sits && playing && detail.clock.kind === 'mail' && (
        <VacationForm
          most={detail.clock.vacationDays}
          go={(days) => act(() => client.vacation(host.id, days))}
        />
      )}
      {sits && !playing && (
        <button type="button" class="act" onClick={again}>
          {tableActWords.again}
        </button>
      )}
      {detail.happened.length > 0 && (
        <section aria-labelledby="beside-title">
          <h3 id="beside-title">{tableActWords.happened}</h3>
          <ol class="lines">
            {detail.happened.toReversed().map((each) => (
              <li key={`${each.at} ${each.do} ${each.seat} ${each.about}`} class="line">
                {happened(each, nameOf)}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
