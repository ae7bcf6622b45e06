import './build.css'
import { useSignal } from '@preact/signals'
import type { PanelProps } from '@windward/kit/contract.ts'
import { Count } from '@windward/kit/panel/count.tsx'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type BuildingPlan,
  nameOf,
  names,
  SHIP_IDS,
  type SwordsAndSails,
  shipPrice,
  UNIT_IDS,
  unitPrice,
  withJoining,
} from '@windward/swords-and-sails/facts'
import { isFaction } from '../factions/faction.ts'
import { PieceBadge } from '../pieces/badge.tsx'
import { Figure } from '../pieces/figure.tsx'
import { UnitSheet } from '../pieces/unit-sheet.tsx'
import {
  boughtOf,
  buying,
  type Kind,
  planWith,
  purchaseIn,
  type Receiver,
  receivers,
  unraised,
} from './cart.ts'
import { FreeCards } from './free-cards.tsx'
import { Purse } from './purse.tsx'
import { Raise } from './raise.tsx'
import { words } from './words.en.ts'

type Piece = Receiver

/** Phase 7: units and ships for the pieces at home, new pieces, cards; the gold that is left counts along. */
export function UnitsPanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { seat } = question
  const view = table.position.value?.view ?? question.view
  const purchase = purchaseIn(draft.work.value)
  const plan = planWith(view, seat, purchase)
  const pieces = receivers(plan)
  const chosen = useSignal<string | undefined>(undefined)
  const open = pieces.find(({ id }) => id === chosen.value) ?? pieces[0]
  if (!isFaction(seat)) return null
  return (
    <div class="build boxed">
      <Purse has={plan.own.gold} left={plan.gold} />
      {pieces.length === 0 && <p>{words.units.none}</p>}
      <ul class="build-pieces">
        {pieces.map((piece) => (
          <li key={piece.id} class={piece === open ? 'order chosen' : 'order'}>
            <button
              type="button"
              class="order-head"
              aria-expanded={piece === open}
              onClick={() => {
                chosen.value = piece.id
                table.selection.value = piece.at
              }}
            >
              <PieceBadge piece={piece} />
              <span class="order-words">
                <span>{nameOf(piece.at)}</span>
                <span class="order-size">{sizeOf(piece)}</span>
              </span>
              {purchase.raised.some((each) => ('army' in each ? each.army : each.fleet) === piece.id) && (
                <span class="stance">{words.units.new}</span>
              )}
            </button>
            {piece === open && (
              <div class="tell">
                {kindsFor(plan, piece).map(({ kind, name, price }) => {
                  const has = boughtOf(purchase, piece.id, kind)
                  return (
                    <Count
                      key={kind}
                      label={name}
                      note={words.units.price(price)}
                      before={
                        <UnitSheet kind={kind} of={seat}>
                          <Figure kind={kind} />
                        </UnitSheet>
                      }
                      value={has}
                      most={has + Math.floor(plan.gold / price)}
                      change={(count) => draft.set(buying(purchase, piece.id, kind, count))}
                    />
                  )
                })}
                {purchase.raised.some((each) => ('army' in each ? each.army : each.fleet) === piece.id) && (
                  <button type="button" class="plain" onClick={() => draft.set(unraised(purchase, piece.id))}>
                    {words.units.unraise}
                  </button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <Raise plan={plan} purchase={purchase} draft={draft} chosen={chosen} />
      <FreeCards plan={plan} purchase={purchase} draft={draft} table={table} />
      <SealBar
        question={question}
        draft={draft}
        table={table}
        answer={withJoining(plan)}
        label={
          plan.gold === plan.own.gold && purchase.gifts.length === 0 ? words.units.nothing : words.units.done
        }
      />
    </div>
  )
}

function kindsFor({ own }: BuildingPlan, piece: Piece): { kind: Kind; name: string; price: number }[] {
  return 'units' in piece
    ? UNIT_IDS.map((kind) => ({ kind, name: names.units[kind].name, price: unitPrice(own.faction, kind) }))
    : SHIP_IDS.map((kind) => ({ kind, name: names.ships[kind].name, price: shipPrice(own, kind) }))
}

function sizeOf(piece: Piece): string {
  const has =
    'units' in piece
      ? UNIT_IDS.map((kind) => ({ kind, count: piece.units[kind] }))
      : SHIP_IDS.map((kind) => ({ kind, count: piece.ships[kind] }))
  return words.units.size(has.filter(({ count }) => count > 0))
}
