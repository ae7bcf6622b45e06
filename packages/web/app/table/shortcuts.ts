import type { OpenTable } from './model.ts'

/**
 * Control and Enter submit, or go on from a report; Control and Z takes a step of the draft back, Control and Y does it again, ? opens the menu, G the glossary; of what is being told Space goes to
 * the next moment, and Escape past all of it.
 */
export function listenForShortcuts(table: OpenTable): () => void {
  const hear = (event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]') !== null) return
    const control = event.ctrlKey || event.metaKey
    if (event.key === 'Escape' && (table.telling.value !== undefined || table.teller.stands.value))
      table.teller.skip()
    else if (event.key === ' ' && table.telling.value !== undefined && isAtRest(event.target))
      goOn(table, event)
    else if (control && event.key === 'Enter')
      document.querySelector<HTMLElement>('[data-told], [data-seal]:enabled')?.click()
    else if (event.key === '?' && !isWriting(event.target)) table.menu.value = true
    else if (event.key === 'g' && !control && !isWriting(event.target)) table.glossary.value = textAround()
    else if (control && isRedo(event) && !isWriting(event.target)) atDraft(table, event, 'redo')
    else if (control && event.key === 'z' && !isWriting(event.target)) atDraft(table, event, 'undo')
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}

const TAKES_SPACE = [
  'button',
  'a',
  'input',
  'textarea',
  'select',
  'summary',
  '[role="button"]',
  '[role="tab"]',
  '.board [tabindex="0"]',
].join()

/** Nothing that Space would press, turn or write into by itself. */
function isAtRest(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKES_SPACE) === null
}

function goOn({ teller }: OpenTable, event: Event): void {
  event.preventDefault()
  teller.onward()
}

/** What has the focus, and the question if it is only its heading or nothing. */
function textAround(): string {
  const { activeElement } = document
  const isSomething = activeElement !== document.body && activeElement?.id !== 'decision-title'
  const around = isSomething ? activeElement : document.querySelector('.decision')
  return around?.textContent ?? ''
}

const isRedo = ({ key, shiftKey }: KeyboardEvent): boolean => key === 'y' || (shiftKey && key === 'Z')

function atDraft(table: OpenTable, event: Event, does: 'undo' | 'redo'): void {
  const question = table.question.value
  if (question === undefined || question.sealed !== undefined) return
  event.preventDefault()
  table.draft(question)[does]()
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}
