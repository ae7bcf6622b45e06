import { games } from '../games.ts'
import { hrefTo } from '../route.ts'
import { rulesPageWords } from './words.en.ts'

interface ChooseGameProps {
  readonly page: 'rules' | 'glossary' | 'learn'
  /** Whose page it is now. */
  readonly game: string
  readonly among?: typeof games
}

/** The same page of each game. */
export function ChooseGame({ page, game, among = games }: ChooseGameProps) {
  return (
    <nav class="ways" aria-label={rulesPageWords.whichGame}>
      {among.map(({ id, name }) => (
        <a
          key={id}
          class="plain"
          href={hrefTo(page, id)}
          {...(id === game ? { 'aria-current': 'page' as const } : {})}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
