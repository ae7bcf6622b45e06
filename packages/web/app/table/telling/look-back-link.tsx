import { hrefTo } from '../../route.ts'
import type { OpenTable } from '../model.ts'
import { ledgerWords } from '../papers/papers-words.en.ts'

/** Whoever plays or watches may go through what they have seen so far. */
export function LookBackLink({ table: { host, position } }: { readonly table: OpenTable }) {
  const over = position.value?.outcome !== undefined || host.closed?.value !== undefined
  if (host.kind === 'replay' || over) return null
  return (
    <a class="look-back" href={hrefTo('replay', host.id)}>
      {ledgerWords.lookBack}
    </a>
  )
}
