import { useSignal } from '@preact/signals'
import type { Checked } from '@windward/kit/contract.ts'
import { ClauseLink } from '@windward/kit/panel/clause-link.tsx'
import { useEffect } from 'preact/hooks'
import type { OpenTable } from '../model.ts'
import { outcomeWords } from './telling-words.en.ts'

const NOT_NOW: Checked = {
  verdict: 'unknown',
  text: outcomeWords.notNow,
}

/** Plays the match again when it is over, and says whether dice and end are as promised. */
export function AsPromised({ table }: { readonly table: OpenTable }) {
  const found = useSignal<Checked | undefined>(undefined)
  const { host } = table
  useEffect(() => {
    let left = false
    host.check?.().then(
      (checked) => {
        if (!left) found.value = checked
      },
      () => {
        if (!left) found.value = NOT_NOW
      },
    )
    return () => {
      left = true
    }
  }, [host, found])
  if (host.check === undefined) return null
  const { verdict, text, clause } = found.value ?? { text: outcomeWords.checking }
  return (
    <p class={verdict === 'untrue' ? 'as-promised refused' : 'as-promised hint'} aria-live="polite">
      {text} {clause !== undefined && <ClauseLink clause={clause} table={table} />}
    </p>
  )
}
