import { effect, signal } from '@preact/signals'
import { settingsWords } from './words.en.ts'

/** How fast results are told. */
export const PACES = [
  { id: '0.6', name: settingsWords.paces.slowly },
  { id: '1', name: settingsWords.paces.reading },
  { id: '2', name: settingsWords.paces.briskly },
  { id: '0', name: settingsWords.paces.notAtAll },
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
export const ownName = setting('name', '')

effect(() => {
  const { value } = theme
  if (value === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = value
})
