import { findGame, games } from '../games.ts'
import { hrefTo } from '../route.ts'
import { RuleBook } from '../table/rule-book.tsx'
import { Page } from './page.tsx'

/** The rules of a game to read before, after or without a match. */
export function RulesPage({ game }: { readonly game: string }) {
  return (
    <Page title="Rules" lead="Every clause in our own words, each with its source.">
      <nav class="choices" aria-label="Which game">
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
