import './glossary.css'
import { useSignal } from '@preact/signals'
import type { Term } from '@windward/kit/glossary.ts'
import { useEffect } from 'preact/hooks'
import { gameNamed } from '../../games.ts'
import type { OpenTable } from '../model.ts'
import { GlossaryDialog } from './glossary-dialog.tsx'
import { TermCard } from './term-card.tsx'
import { TermFinder } from './term-finder.ts'
import { type Pointed, watchForTerms } from './watch-for-terms.ts'

/** What explains the words of a game at its table: a card where one rests on a word, and all of them in a dialog. */
export function Glossary({ table }: { readonly table: OpenTable }) {
  const terms = useSignal<readonly Term[]>([])
  const pointed = useSignal<Pointed | undefined>(undefined)
  const { id } = table.host.game
  useEffect(() => {
    void gameNamed(id)
      .glossary?.()
      .then((found) => {
        terms.value = found
      })
  }, [id, terms])
  useEffect(() => {
    if (terms.value.length === 0) return
    return watchForTerms(new TermFinder(terms.value), (next) => {
      pointed.value = next
    })
  }, [terms.value, pointed])
  const here = table.glossary.value
  return (
    <>
      {pointed.value !== undefined && <TermCard table={table} pointed={pointed.value} />}
      {here !== undefined && terms.value.length > 0 && (
        <GlossaryDialog
          table={table}
          terms={terms.value}
          here={new TermFinder(terms.value).of(here)}
          close={() => {
            table.glossary.value = undefined
          }}
        />
      )}
    </>
  )
}
