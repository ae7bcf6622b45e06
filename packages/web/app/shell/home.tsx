import './home.css'
import { games } from '../games.ts'
import { hrefTo } from '../route.ts'
import { isNewerReady, takeNewer } from './installed.ts'
import { LocalTables } from './local-tables.tsx'
import { OnlineTables } from './online-tables.tsx'
import { PlayItNow } from './play-it-now.tsx'
import { PlayNow } from './play-now.tsx'

/** The harbour: what waits for you first, then what one can begin. */
export function Home() {
  return (
    <div class="home">
      <header class="chart">
        <svg class="coast" aria-hidden="true">
          <use href="/drawings.svg#chart" />
        </svg>
        <div class="title">
          <h1>Windward</h1>
          <p class="purpose">A table for board wargames of sail and sword, played by their complete rules.</p>
          <div class="begin">
            <PlayNow />
            <a class="plain" href={hrefTo('new')}>
              Lay a table
            </a>
          </div>
          <p class="hint">{firstGame()}, here in the browser, online or not.</p>
        </div>
      </header>
      <main>
        {isNewerReady() && (
          <p class="newer">
            A newer Windward lies ready.
            <button type="button" class="plain" onClick={takeNewer}>
              Take it
            </button>
          </p>
        )}
        <OnlineTables />
        <LocalTables />
        <section aria-labelledby="games-title">
          <h2 id="games-title">The games</h2>
          <div class="games">
            {games.map(({ id, name, facts, story, picture, board }) => (
              <article key={id} class="game">
                <svg class="vignette" aria-hidden="true">
                  <use href={picture === undefined ? '/drawings.svg#ship' : `${picture}#picture`} />
                </svg>
                <div class="about">
                  <h3>{name}</h3>
                  <p class="game-facts">{facts}</p>
                  <p>{story}</p>
                  {board === undefined && <p class="hint">It has no drawn board and is played in words.</p>}
                  <div class="game-acts">
                    <PlayItNow game={id} name={name} />
                    <a class="plain" href={hrefTo('new', id)}>
                      Lay a table<span class="unseen"> of {name}</span>
                    </a>
                  </div>
                </div>
              </article>
            ))}
          </div>
        </section>
      </main>
      <footer>
        <nav aria-label="Harbour">
          <a href={hrefTo('you')}>You</a>
          <a href={hrefTo('settings')}>Settings</a>
          <a href={hrefTo('records')}>Records</a>
          <a href={hrefTo('rules')}>Rules</a>
        </nav>
        <p>
          Windward is an independent implementation and is not connected with the makers of these games. The
          names belong to their owners. No text or art of the published games is included: words and drawings
          are our own.
        </p>
      </footer>
    </div>
  )
}

/** What the first press begins. */
function firstGame(): string {
  const [{ name = '', playNow } = {}] = games
  return `${name} against ${Object.keys(playNow?.bots ?? {}).length || ''} bots`
}
