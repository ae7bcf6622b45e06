import './purse.css'
import { Said } from '../said.tsx'
import { words } from './words.en.ts'

/** What is in the treasury, what is spent, what is left. */
export function Purse({ has, left }: { readonly has: number; readonly left: number }) {
  return (
    <p class="purse">
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 7v10M9 9.5h4.5a2 2 0 0 1 0 4H9.5" />
      </svg>
      <span>
        <Said text={words.purse.left(left)} /> <small>{words.purse.of(has)}</small>
      </span>
      {left !== has && <small class="spent">{words.purse.spent(has - left)}</small>}
    </p>
  )
}
