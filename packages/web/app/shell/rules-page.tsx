import { findGame } from '../games.ts'
import { RuleBook } from '../table/papers/rule-book.tsx'
import { ChooseGame } from './choose-game.tsx'
import { Page } from './page.tsx'
import { rulesPageWords, words } from './words.en.ts'

/** The rules of a game to read before, after or without a match. */
export function RulesPage({ game }: { readonly game: string }) {
  return (
    <Page title={words.rules} lead={rulesPageWords.lead}>
      <ChooseGame page="rules" game={game} />
      <h2 class="part">{findGame(game)?.name}</h2>
      <RuleBook key={game} game={game} />
    </Page>
  )
}
