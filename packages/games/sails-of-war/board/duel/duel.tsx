import './duel.css'
import { woundsName } from '@windward/sails-of-war/facts'
import { D10 } from '../dice/d10.tsx'
import { words as diceWords } from '../dice/words.en.ts'
import { Portrait } from '../portrait.tsx'
import { HERO_MARK } from '../signs/marks.ts'
import { Mark } from '../signs/sign.tsx'
import type { Bout, Fighting } from './bout.ts'
import { words } from './words.en.ts'

/** SOW 10.2: both who fight, their dice of this round, and how it ends. */
export function Duel({ bout }: { readonly bout: Bout }) {
  const { hero, foe, wounds, winner } = bout
  return (
    <div class="sow-duel">
      <Side who={hero} fate={winner && fateOf(winner === 'hero')} wounds={wounds} />
      <span class="sow-against" aria-hidden="true">
        ⚔
      </span>
      <Side who={foe} fate={winner && fateOf(winner === 'foe')} />
    </div>
  )
}

const fateOf = (won: boolean): string => (won ? words.won : words.beaten)

interface SideProps {
  readonly who: Fighting
  readonly fate: string | undefined
  readonly wounds?: number | undefined
}

function Side({ who, fate, wounds }: SideProps) {
  const { name, race, dice } = who
  return (
    <div class={`sow-fighter ${race === undefined ? '' : `sow-of-${race}`}`}>
      <strong>
        {race === undefined ? <Mark d={HERO_MARK} /> : <Portrait race={race} large />}
        {name}
      </strong>
      {dice.length > 0 && (
        <span class="sow-throw" role="img" aria-label={diceWords.thrown(dice.map((shows) => ({ shows })))}>
          {dice.map((shows, place) => (
            <D10 key={place} shows={shows} place={place} />
          ))}
        </span>
      )}
      {wounds !== undefined && <span class="sow-wounds">{woundsName(wounds)}</span>}
      {fate !== undefined && <em>{fate}</em>}
    </div>
  )
}
