import { findGame, games } from '../games.ts'
import { hrefTo } from '../route.ts'
import { RuleBook } from '../table/papers/rule-book.tsx'
import { Page } from './page.tsx'
import { rulesPageWords, words } from './words.en.ts'

/** The rules of a game to read before, after or without a match. */
export function RulesPage({ game }: { readonly game: string }) {
  return (
    <Page title={words.rules} lead={rulesPageWords.lead}>
      <nav class="choices" aria-label={rulesPageWords.whichGame}>
        {games.map((each) => (
          <a
            key={each.id}
            class="plain"
            href={hrefTo('rules', each.id)}
            {...(each.id === game ? { 'aria-current': 'page' as const } : {})}
          >
            {each.name}
          </a>
        ))}
      </nav>
      <h2 class="part">{findGame(game)?.name}</h2>
      <RuleBook key={game} game={game} />
    </Page>
  )
}
