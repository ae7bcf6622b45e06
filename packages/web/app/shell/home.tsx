import './home.css'
import { isDrawn } from '../boards-of.ts'
import { brochures } from '../brochures/brochure.ts'
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
          <p class="purpose">
            A table for three board wargames of sail and sword, played by their complete rules.
          </p>
          <div class="begin">
            <PlayNow />
            <a class="plain" href={hrefTo('new')}>
              Lay a table
            </a>
          </div>
          <p class="hint">Swords &amp; Sails against six bots, here in the browser, online or not.</p>
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
          <h2 id="games-title">Three games, one table</h2>
          <div class="games">
            {brochures.map(({ game, name, facts, about }) => (
              <article key={game} class="game">
                <svg class="vignette" aria-hidden="true">
                  <use href={`/drawings.svg#${game}`} />
                </svg>
                <div class="about">
                  <h3>{name}</h3>
                  <p class="game-facts">{facts}</p>
                  <p>{about}</p>
                  {!isDrawn(game) && (
                    <p class="hint">Its board is still being drawn; until then it is played in words.</p>
                  )}
                  <div class="game-acts">
                    <PlayItNow game={game} name={name} />
                    <a class="plain" href={hrefTo('new', game)}>
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
