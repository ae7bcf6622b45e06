import './diplomacy.css'
import type { PanelProps, TableModel } from '@windward/kit/contract.ts'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type Act,
  type FactionId,
  offersBy,
  offersTo,
  type SwordsAndSails,
  type View,
} from '@windward/swords-and-sails/facts'
import { type Question, READY } from '@windward/table'
import { Agreements } from './agreements.tsx'
import { OfferCard } from './offers.tsx'
import { Overtures } from './overtures.tsx'
import { Propose } from './propose.tsx'
import { Room } from './room.tsx'
import { words } from './words.en.ts'

/** What every part of the room needs: who speaks, what may be done, and how to do it. */
export interface Floor {
  readonly table: TableModel<SwordsAndSails>
  readonly question: Question<SwordsAndSails>
  readonly view: View
  readonly seat: FactionId
  may(act: Act): boolean
  act(act: Act): void
}

/** Phase 3: the room in which one talks and deals; what is done takes effect at once. */
export function DiplomacyPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const view = table.position.value?.view ?? question.view
  const { seat } = question
  const floor: Floor = {
    table,
    question,
    view,
    seat,
    may: (act) => question.check(act) === undefined,
    act: (act) => {
      table.seal(question, act)
    },
  }
  const toMe = offersTo(view.offers, seat)
  const mine = offersBy(view.offers, seat)
  return (
    <>
      <div class="diplomacy">
        <Room floor={floor} />
        {toMe.length > 0 && (
          <section>
            <h3>{words.room.proposedToYou}</h3>
            {toMe.map((offer) => (
              <OfferCard key={offer.id} offer={offer} floor={floor} />
            ))}
          </section>
        )}
        {mine.length > 0 && (
          <section>
            <h3>{words.room.yourProposals}</h3>
            {mine.map((offer) => (
              <OfferCard key={offer.id} offer={offer} floor={floor} />
            ))}
          </section>
        )}
        <Overtures floor={floor} />
        <Agreements floor={floor} />
        <Propose floor={floor} />
      </div>
      <SealBar question={question} draft={draft} table={table} answer={READY} label={words.room.done} />
    </>
  )
}
