const GUN = 'M4 15h11l4-3v6h-4M6 18a2 2 0 1 0 .1 0M12 18a2 2 0 1 0 .1 0'
const LOAD = 'M5 19V9M9 19V9M13 19V9M5 9a4 4 0 0 1 8 0M17 12v7M14.5 14.5L17 12l2.5 2.5'

/** One drawing for each counter, in a box of 24. */
const ICONS: Readonly<Record<string, string>> = {
  'reload-port': LOAD,
  'reload-starboard': LOAD,
  reload: LOAD,
  'fire-port': GUN,
  'fire-starboard': GUN,
  fire: GUN,
  musketry: 'M3 18L17 6l3 1-2 3L6 20zM9 13l3 4',
  'increase-sails': 'M12 3v18M6 20h12M12 5q8 5 0 11zM3 9l3-3 3 3M6 6v7',
  'decrease-sails': 'M12 3v18M6 20h12M12 5q8 5 0 11zM3 10l3 3 3-3M6 6v7',
  pump: 'M6 21V9h6v12M9 9V4h9M12 13c4 0 6 1 6 3M18 18v1M18 21v0',
  extinguish: 'M6 9h12l-2 11H8zM6 9q6-8 12 0M10 13q2 3 4 0',
  repair: 'M5 19l8-8M11 5l8 8-3 3-8-8zM13 3l2 2',
  grog: 'M6 7h9v12q-4 2-9 0zM15 10h3v5h-3M6 11h9',
  boarding: 'M5 20L17 8M14 5l5 5M19 20L7 8M10 5L5 10',
}

/** What a counter of the crew shows. */
export function ActionIcon({ action }: { readonly action: string }) {
  return (
    <svg class="sog-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={ICONS[action] ?? ''} />
    </svg>
  )
}
