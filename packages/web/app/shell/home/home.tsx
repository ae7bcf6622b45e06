import './home.css'
import { games } from '../../games.ts'
import { hrefTo } from '../../route.ts'
import { lazily } from '../lazily.tsx'
import { Shortened } from '../shortened.tsx'
import { words } from '../words.en.ts'
import { homeWords } from './home-words.en.ts'
import { isNewerReady, takeNewer } from './installed.ts'
import { LocalTables } from './local-tables.tsx'
import { OnlineTables } from './online-tables.tsx'
import { PlayNow } from './play-now.tsx'
import { WhenSeen } from './when-seen.tsx'

const DailyPuzzle = lazily(async () => (await import('../../lessons/daily-puzzle.tsx')).DailyPuzzle)

/** The harbour: what waits for you first, then what one can begin. */
export function Home() {
  const [first] = games
  return (
    <div class="home">
      <header class="chart">
        <svg class="coast" aria-hidden="true">
          <use href="/drawings.svg#chart" />
        </svg>
        <div class="title">
          <h1>{words.windward}</h1>
          <p class="purpose">{homeWords.purpose}</p>
          <div class="begin">
            {first !== undefined && (
              <PlayNow game={first} look="act">
                {homeWords.playNow}
              </PlayNow>
            )}
            <a class="plain" href={hrefTo('new')}>
              {words.layATable}
            </a>
          </div>
          <p class="hint">{firstGame()}</p>
        </div>
      </header>
      <main>
        {isNewerReady() && (
          <p class="newer">
            {homeWords.newer}
            <button type="button" class="plain" onClick={takeNewer}>
              {homeWords.takeNewer}
            </button>
          </p>
        )}
        <OnlineTables />
        <LocalTables />
        <section aria-labelledby="games-title">
          <h2 id="games-title">{homeWords.games}</h2>
          <div class="games">
            {games.map((game) => (
              <article key={game.id} class="game">
                <svg class="vignette" aria-hidden="true">
                  <use href={game.picture === undefined ? '/drawings.svg#ship' : `${game.picture}#picture`} />
                </svg>
                <div class="about">
                  <h3>{game.name}</h3>
                  <p class="game-facts">{game.facts}</p>
                  <p>{game.story}</p>
                  {game.board === undefined && <p class="hint">{homeWords.inWords}</p>}
                  <div class="game-acts">
                    <PlayNow game={game} look="plain">
                      <Shortened {...homeWords.playItNow(game.name)} />
                    </PlayNow>
                    {game.lessons !== undefined && (
                      <a class="plain" href={hrefTo('learn', game.id)}>
                        <Shortened {...homeWords.learn(game.name)} />
                      </a>
                    )}
                    <a class="plain" href={hrefTo('new', game.id)}>
                      <Shortened {...homeWords.layATableOf(game.name)} />
                    </a>
                  </div>
                </div>
              </article>
            ))}
          </div>
        </section>
        <WhenSeen name="daily">
          <DailyPuzzle />
        </WhenSeen>
      </main>
      <footer>
        <nav aria-label={words.harbour}>
          <a href={hrefTo('you')}>{words.you}</a>
          <a href={hrefTo('settings')}>{words.settings}</a>
          <a href={hrefTo('records')}>{words.records}</a>
          <a href={hrefTo('rules')}>{words.rules}</a>
        </nav>
        <p>{homeWords.imprint}</p>
      </footer>
    </div>
  )
}

/** What the first press begins. */
function firstGame(): string {
  const [{ name = '', playNow } = {}] = games
  return homeWords.first(name, playNow?.bots.length ?? 0)
}
