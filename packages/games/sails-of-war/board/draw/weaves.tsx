import { RACE_IDS, type RaceId } from '@windward/sails-of-war/facts'

/** Each race's pattern: bars, leaves, bricks, crosses, slants and lozenges. */
const WEAVES: Readonly<
  Record<RaceId, { readonly size: number; readonly d: string; readonly wide?: number }>
> = {
  knights: { size: 13, d: 'M0 4H13', wide: 3.6 },
  elves: {
    size: 18,
    d: 'M4.500 13Q1 7 4.500 2Q8 7 4.500 13ZM13.500 22Q10 16 13.500 11Q17 16 13.500 22ZM13.500 4Q10 -2 13.500 -7Q17 -2 13.500 4Z',
  },
  dwarves: { size: 20, d: 'M0 2H20M0 12H20M5 2V12M15 12V22M15 -8V2', wide: 2.2 },
  barbarians: { size: 18, d: 'M2 2L7 7M7 2L2 7M11 11L16 16M16 11L11 16', wide: 2.6 },
  orcs: { size: 16, d: 'M-4 4L4 -4M0 16L16 0M12 20L20 12', wide: 3.8 },
  'dark-lord': { size: 20, d: 'M5 0L9 5L5 10L1 5ZM15 10L19 15L15 20L11 15Z' },
}

/** From afar the same, three times as large. */
const SCALES = { '': 1, '-far': 2.4 } as const

/** The patterns of the races, near and from afar, and those of the sea. */
export function Weaves() {
  return (
    <>
      {Object.entries(SCALES).flatMap(([far, scale]) =>
        RACE_IDS.map((race) => {
          const { size, d, wide } = WEAVES[race]
          return (
            <pattern
              key={race + far}
              id={`sow-weave-${race}${far}`}
              width={size}
              height={size}
              patternUnits="userSpaceOnUse"
              patternTransform={`scale(${scale})`}
            >
              <path
                class={`sow-weave-ink ${wide === undefined ? 'sow-solid' : ''}`}
                style={{ '--ink-of': `var(--sow-${race})`, strokeWidth: wide }}
                d={d}
              />
            </pattern>
          )
        }),
      )}
      <pattern id="sow-hatch" width="400" height="11" patternUnits="userSpaceOnUse">
        <path class="sow-sea-pen" stroke-width="1.7" d="M0 3H400M0 8.500H400" />
      </pattern>
      <pattern id="sow-swell" width="90" height="40" patternUnits="userSpaceOnUse">
        <path
          class="sow-sea-pen"
          stroke-width="2"
          stroke-opacity="0.5"
          d="M4 10q6 -5 12 0t12 0M50 30q6 -5 12 0t12 0"
        />
      </pattern>
      <pattern id="sow-depth" width="24" height="10" patternUnits="userSpaceOnUse">
        <path class="sow-sea-pen" stroke-width="1.5" stroke-opacity="0.38" d="M0 5q6 -4 12 0t12 0" />
      </pattern>
    </>
  )
}
