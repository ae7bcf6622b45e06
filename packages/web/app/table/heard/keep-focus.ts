/** Where the focus goes when what had it is gone: to the paper it was in, or to what is asked. */
const HOMES = [
  { within: '.tabpanel', home: '#tabpanel' },
  { within: '.frame, .curtain', home: '#decision-title' },
]

const CONTROLS = [
  'button:enabled',
  'a[href]',
  'input:enabled',
  'select:enabled',
  'textarea:enabled',
  'summary',
  '[tabindex="0"]',
].join()

/** What was pressed to answer is disabled while the answer is on its way, and comes back if it was refused. */
const ON_ITS_WAY = '[data-seal]:disabled'

/**
 * After an answer the button that was pressed is gone, and with it the place of whoever goes by keyboard or listens. The
 * focus then goes to the heading of what is asked next, as soon as there is one, and never to nothing.
 */
export function keepFocus(page: HTMLElement): () => void {
  let last: HTMLElement | undefined
  let home = ''
  let waits = false
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    last = target
    home = homeOf(target)
    waits = false
  }
  const look = () => {
    const { activeElement } = document
    if (last === undefined || (activeElement !== page && activeElement !== null && activeElement !== last))
      return
    if (!last.isConnected) page.querySelector<HTMLElement>(home)?.focus({ preventScroll: true })
    else if (last.matches(ON_ITS_WAY)) waits = true
    else if (last.matches(':disabled')) besides(last)?.focus()
    else if (waits) last.focus()
  }
  const observer = new MutationObserver(look)
  observer.observe(page, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  page.addEventListener('focusin', remember)
  return () => {
    observer.disconnect()
    page.removeEventListener('focusin', remember)
  }
}

/** On a narrow screen the decision lies in a tab, too, and is no paper for all that. */
function homeOf(element: Element): string {
  const inDecision = element.closest('.decision') !== null
  const found = HOMES.find(
    ({ within, home }) => !(inDecision && home === '#tabpanel') && element.closest(within) !== null,
  )
  return found?.home ?? '#decision-title'
}

/** The control nearest to one that can no longer be pressed: the other end of a stepper, say. */
function besides(element: HTMLElement): HTMLElement | undefined {
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const control = around.querySelector<HTMLElement>(CONTROLS)
    if (control !== null) return control
    if (around.matches('.decision, .tabpanel, dialog')) return undefined
  }
  return undefined
}
