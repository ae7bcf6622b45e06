import type { OpenTable } from './model.ts'

/** Control and Enter seal, Control and Z takes a step of the draft back, Escape skips what is being told. */
export function listenForShortcuts(table: OpenTable): () => void {
  const hear = (event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey
    if (event.key === 'Escape' && table.telling.value !== undefined) table.teller.skip()
    else if (control && event.key === 'Enter')
      document.querySelector<HTMLElement>('[data-seal]:enabled')?.click()
    else if (control && event.key === 'z' && !isWriting(event.target)) takeBack(table, event)
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
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
