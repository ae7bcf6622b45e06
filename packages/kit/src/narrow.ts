import { signal } from '@preact/signals'

const query = matchMedia('(max-width: 899px)')

/** Whether there is room for the board alone, with the papers in a sheet below it. */
export const narrow = signal(query.matches)

query.addEventListener('change', ({ matches }) => {
  narrow.value = matches
})
