import { signal } from '@preact/signals'

const query = matchMedia('(min-width: 1560px)')

/** Whether a battle has room beside the land it is fought for; battle.css goes by the same width. */
export const beside = signal(query.matches)

query.addEventListener('change', ({ matches }) => {
  beside.value = matches
})
