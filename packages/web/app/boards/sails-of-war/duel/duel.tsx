import './duel.css'
import { D10 } from '../dice/d10.tsx'
import { HERO_MARK } from '../signs/marks.ts'
import { Mark, RaceMark } from '../signs/sign.tsx'
import type { Bout, Fighting } from './bout.ts'

/** SOW 10.2: both who fight, their dice of this round, and how it ends. */
export function Duel({ bout }: { readonly bout: Bout }) {
  const { hero, foe, wounds, winner } = bout
  return (
    <div class="sow-duel">
      <Side who={hero} fate={winner && (winner === 'hero' ? 'has won' : 'is beaten')} />
      <span class="sow-against" aria-hidden="true">
        ⚔
      </span>
      <Side who={foe} fate={winner && (winner === 'foe' ? 'has won' : 'is beaten')} />
      {wounds !== undefined && (
        <p>{wounds === 0 ? 'He is unhurt.' : `He has ${wounds === 1 ? 'one wound' : `${wounds} wounds`}.`}</p>
      )}
    </div>
  )
}

function Side({ who, fate }: { readonly who: Fighting; readonly fate: string | undefined }) {
  const { name, race, dice } = who
  return (
    <div class={`sow-fighter ${race === undefined ? '' : `sow-of-${race}`}`}>
      <strong>
        {race === undefined ? <Mark d={HERO_MARK} /> : <RaceMark race={race} />}
        {name}
      </strong>
      {dice.length > 0 && (
        <span class="sow-throw" role="img" aria-label={`Dice: ${dice.join(', ')}`}>
          {dice.map((shows, place) => (
            <D10 key={place} shows={shows} place={place} />
          ))}
        </span>
      )}
      {fate !== undefined && <em>{fate}</em>}
    </div>
  )
}
