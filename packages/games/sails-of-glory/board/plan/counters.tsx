import { actionName } from '@windward/sails-of-glory/facts'
import { ActionIcon } from './action-icon.tsx'
import { words } from './words.en.ts'

interface CountersProps<A extends string> {
  readonly name: string
  readonly most: number
  readonly counters: readonly A[]
  readonly chosen: readonly A[]
  readonly isUseless: (action: A) => boolean
  readonly set: (actions: A[]) => void
}

/** SOG 11.2.1: counters for the crew; each is pressed, or dragged into a free place of the log. */
export function Counters<A extends string>({
  name,
  most,
  counters,
  chosen,
  isUseless,
  set,
}: CountersProps<A>) {
  const left = most - chosen.length
  const put = (action: A) => {
    if (!chosen.includes(action) && left > 0) set([...chosen, action])
  }
  const take = (action: A) => set(chosen.filter((each) => each !== action))
  const free = Array.from({ length: Math.max(0, left) }, (_, place) => place)
  return (
    <fieldset
      class="sog-counters"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const dropped = counters.find((each) => each === event.dataTransfer?.getData('text/plain'))
        if (dropped !== undefined) put(dropped)
      }}
    >
      <legend>{words.crew.left(name, left, most)}</legend>
      <div class="sog-slots" aria-hidden="true">
        {chosen.map((action) => (
          <span key={action} class="sog-slot sog-slot-full">
            <ActionIcon action={action} />
          </span>
        ))}
        {free.map((place) => (
          <span key={place} class="sog-slot" />
        ))}
      </div>
      <div class="sog-hand">
        {counters.map((action) => {
          const isChosen = chosen.includes(action)
          return (
            <button
              key={action}
              type="button"
              class={isUseless(action) ? 'sog-counter sog-useless' : 'sog-counter'}
              data-key={action}
              aria-pressed={isChosen}
              draggable={!isChosen && left > 0}
              disabled={left === 0 && !isChosen}
              onDragStart={(event) => event.dataTransfer?.setData('text/plain', action)}
              onClick={() => (isChosen ? take(action) : put(action))}
            >
              <ActionIcon action={action} />
              {actionName(action)}
              {isUseless(action) && <small>{words.crew.useless}</small>}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
