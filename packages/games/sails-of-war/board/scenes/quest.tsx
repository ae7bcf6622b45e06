import { raceAtHome, terrainOf } from '@windward/sails-of-war/facts'
import { Painted } from '../draw/painted.tsx'
import { sceneOf as landscapeOf, variantOf } from '../draw/terrain/terrain.ts'
import { Put } from '../pieces/put.tsx'
import type { Fate, QuestScene } from './scene.ts'
import { Vignette } from './vignette.tsx'
import { words } from './words.en.ts'

/** How it goes, as a mark beside the Hero. */
const MARKS: Readonly<Partial<Record<Fate, string>>> = {
  done: 'M-9 1L-3 8L10 -8',
  failed: 'M-8 -8L8 8M8 -8L-8 8',
  home: 'M0 -11L3.4 -3.6L11 -3L5 2.4L7 10L0 6L-7 10L-5 2.4L-11 -3L-3.4 -3.6Z',
}

/** SOW 11: a Hero before the landscape where he is tried or searches, and what he finds there. */
export function Quest({ scene }: { readonly scene: QuestScene }) {
  const { hero, realm, found, fate } = scene
  const terrain = realm === undefined ? 'plain' : (terrainOf(realm) ?? 'plain')
  const home = realm === undefined ? undefined : raceAtHome(realm)
  const mark = MARKS[fate]
  return (
    <Vignette class={`sow-trial sow-floor-${terrain}`} label={words.quest(scene)}>
      <path class="sow-sky" d="M0 0H420V182H0Z" />
      <path class="sow-clouds" d="M30 40q4 -14 20 -12q8 -14 26 -6q18 -3 20 11q14 0 14 9H30z" />
      <path class="sow-hills" d="M0 58Q80 40 160 54T320 48T420 56V182H0Z" />
      {[70, 210, 350].map((x, place) => (
        <g key={x} transform={`translate(${x} 98) scale(0.9)`}>
          <Painted drawing={landscapeOf(terrain, (variantOf(realm ?? 'plain') + place) % 3).stand} />
        </g>
      ))}
      <path class="sow-meadow" d="M0 122Q100 108 210 120T420 116V182H0Z" />
      {home !== undefined && (
        <Put what={`home-${home}`} class={`sow-of-${home}`} x={290} y={146} scale={1.2} />
      )}
      {found !== undefined && <Put what={found} x={290} y={150} scale={1.7} />}
      <g class={`sow-of-${hero}`} transform="translate(150 168) scale(1.7)">
        <Put what={`hero-${hero}`} />
      </g>
      {mark !== undefined && (
        <g class={`sow-fate sow-fate-${fate}`} transform="translate(212 66)">
          <circle r="19" />
          <path d={mark} />
        </g>
      )}
    </Vignette>
  )
}
