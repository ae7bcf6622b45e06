import type { OpenTable } from './model.ts'

/**
 * Control and Enter submit, Control and Z takes a step of the draft back, ? opens the menu; of what is being told Space goes to
 * the next moment, and Escape past all of it.
 */
export function listenForShortcuts(table: OpenTable): () => void {
  const hear = (event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey
    if (event.key === 'Escape' && (table.telling.value !== undefined || table.teller.stands.value))
      table.teller.skip()
    else if (event.key === ' ' && table.telling.value !== undefined && isAtRest(event.target))
      goOn(table, event)
    else if (control && event.key === 'Enter')
      document.querySelector<HTMLElement>('[data-seal]:enabled')?.click()
    else if (event.key === '?' && !isWriting(event.target)) table.menu.value = true
    else if (control && event.key === 'z' && !isWriting(event.target)) takeBack(table, event)
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}

/** Nothing that Space would press, turn or scroll by itself. */
function isAtRest(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof HTMLElement && target.id === 'decision-title')
}

function goOn({ teller }: OpenTable, event: Event): void {
  event.preventDefault()
  teller.onward()
}

function takeBack(table: OpenTable, event: Event): void {
  const question = table.question.value
  if (question === undefined || question.sealed !== undefined) return
  event.preventDefault()
  table.draft(question).undo()
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
