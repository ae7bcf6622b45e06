import { useSignal } from '@preact/signals'
import type { Term } from '@windward/kit/glossary.ts'
import { useEffect } from 'preact/hooks'
import { findGame } from '../games.ts'
import { glossaryWords } from '../table/glossary/glossary-words.en.ts'
import { TermList } from '../table/glossary/term-list.tsx'
import { ChooseGame } from './choose-game.tsx'
import { Page } from './page.tsx'

/** The words of a game to read without a match. */
export function GlossaryPage({ game }: { readonly game: string }) {
  const terms = useSignal<readonly Term[]>([])
  useEffect(() => {
    terms.value = []
    void findGame(game)
      ?.glossary?.()
      .then((found) => {
        terms.value = found
      })
  }, [game, terms])
  return (
    <Page title={glossaryWords.title} lead={glossaryWords.lead}>
      <ChooseGame page="glossary" game={game} />
      <h2 class="part">{findGame(game)?.name}</h2>
      {terms.value.length > 0 && <TermList key={game} terms={terms.value} />}
    </Page>
  )
}
