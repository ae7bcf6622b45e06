import '../cards/cards.css'
import type { PanelProps } from '@windward/kit/contract.ts'
import { Count } from '@windward/kit/panel/count.tsx'
import { SealBar } from '@windward/kit/panel/seal-bar.tsx'
import {
  type ColourId,
  cardsPrice,
  freeCards,
  leftIn,
  names,
  ownPower,
  STACK_IDS,
  type StackId,
  type SwordsAndSails,
  type Taking,
  takingShape,
} from '@windward/swords-and-sails/facts'
import { Purse } from '../build/purse.tsx'
import { StackSign } from '../cards/card.tsx'
import { words } from './words.en.ts'

const MOST = 3

/** SNS 3.1: the colours of one's free cards, and what is bought besides. */
export function TakePanel({ question, draft, table }: PanelProps<SwordsAndSails>) {
  const { seat } = question
  const view = table.position.value?.view ?? question.view
  const own = ownPower(view, seat)
  const read = takingShape.safeParse(draft.work.value ?? question.absent())
  const taking: Taking = read.success ? read.data : { free: [], bought: [] }
  const price = cardsPrice(taking.free, taking.bought)
  const slots = freeCards(seat, own)
  const stacks = STACK_IDS.filter((stack) => leftIn(view, stack) > 0)
  const takeFree = (slot: number, colour: ColourId) =>
    draft.set({ ...taking, free: taking.free.map((each, i) => (i === slot ? colour : each)) })
  const buy = (stack: StackId, count: number) => {
    const others = taking.bought.filter((each) => each !== stack)
    draft.set({ ...taking, bought: [...others, ...Array.from({ length: count }, () => stack)] })
  }
  return (
    <div class="taking boxed">
      {slots.map((colours, slot) => (
        <fieldset key={slot} class="free-slot">
          <legend>{words.take.free(slot + 1, slots.length)}</legend>
          {colours.map((colour) => (
            <button
              key={colour}
              type="button"
              class={`stack-choice stack ${colour}`}
              aria-pressed={taking.free[slot] === colour}
              disabled={leftIn(view, colour) === 0}
              onClick={() => takeFree(slot, colour)}
            >
              <StackSign of={colour} />
              {names.colours[colour]}
              <small>{words.take.left(leftIn(view, colour))}</small>
            </button>
          ))}
        </fieldset>
      ))}
      <Purse has={own.gold} left={own.gold - price} />
      {stacks.map((stack) => {
        const has = taking.bought.filter((each) => each === stack).length
        const free = taking.free.filter((each) => each === stack).length
        const next = cardsPrice(taking.free, [...taking.bought, stack]) - price
        const most = Math.min(MOST - free, leftIn(view, stack) - free)
        return (
          <div key={stack} class={`stack ${stack}`}>
            <Count
              before={<StackSign of={stack} />}
              label={words.take.buy(stack)}
              note={next > 0 && has < most ? words.take.next(next) : words.take.noMore}
              value={has}
              most={own.gold - price >= next && next > 0 ? most : has}
              change={(count) => buy(stack, count)}
            />
          </div>
        )
      })}
      <SealBar question={question} draft={draft} table={table} answer={taking} label={words.take.done} />
    </div>
  )
}
