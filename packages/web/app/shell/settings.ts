import { effect, signal } from '@preact/signals'
import { settingsWords } from './words.en.ts'

/** How fast results are told. */
export const PACES = [
  { id: '0.6', name: settingsWords.paces.slowly },
  { id: '1', name: settingsWords.paces.reading },
  { id: '2', name: settingsWords.paces.briskly },
  { id: '0', name: settingsWords.paces.notAtAll },
] as const

/** How large everything that is read is, as a share of what the browser would have it. */
export const TEXT_SIZES = [
  { id: '100', name: settingsWords.textSizes.usual },
  { id: '115', name: settingsWords.textSizes.larger },
  { id: '130', name: settingsWords.textSizes.large },
] as const

function kept(name: string, without: string): string {
  try {
    return localStorage.getItem(`windward ${name}`) ?? without
  } catch {
    return without
  }
}

/** A setting of this browser, kept where the browser allows it. */
function setting(name: string, without: string) {
  const value = signal(kept(name, without))
  effect(() => {
    try {
      localStorage.setItem(`windward ${name}`, value.value)
    } catch {
      // A browser that keeps nothing still shows the table.
    }
  })
  return value
}

export const theme = setting('theme', 'system')
export const pace = setting('pace', '1')
/** Whether of a turn only what concerns oneself is played on the board, or everything. */
export const story = setting('story', 'mine')
export const textSize = setting('text size', '100')
/** On phones nothing is heard unless it is wished for. */
export const sound = setting('sound', matchMedia('(pointer: coarse)').matches ? 'off' : 'on')
export const vibration = setting('vibration', 'on')
/** How wide the panel beside the board is, in pixels; as wide as the window suggests, if nothing is kept. */
export const panelWidth = setting('panel width', '')
/** Whether what lies below the decision is folded to one line. */
export const papersFolded = setting('papers folded', 'no')
export const ownName = setting('name', '')

effect(() => {
  const { value } = theme
  if (value === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = value
})

effect(() => {
  document.documentElement.style.fontSize = textSize.value === '100' ? '' : `${textSize.value}%`
})

effect(() => {
  const { style } = document.documentElement
  if (panelWidth.value === '') style.removeProperty('--panel')
  else style.setProperty('--panel', `${panelWidth.value}px`)
})
