import { hrefTo } from '../route.ts'
import type { Table } from './model.ts'
import { ledgerWords } from './papers-words.en.ts'

/** Whoever plays or watches may go through what they have seen so far. */
export function LookBackLink({ table: { host, position } }: { readonly table: Table }) {
  const over = position.value?.outcome !== undefined || host.closed?.value !== undefined
  if (host.kind === 'replay' || over) return null
  return (
    <a class="look-back" href={hrefTo('replay', host.id)}>
      {ledgerWords.lookBack}
    </a>
  )
}
