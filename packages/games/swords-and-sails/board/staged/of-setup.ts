import { bidCost, isLandId, nameOf } from '@windward/swords-and-sails/facts'
import { citiesText } from '../area/describe.ts'
import type { About } from './about.ts'

/** Before the first season. */
export const ofSetup: Readonly<Record<string, About>> = {
  bid: {
    words: () =>
      'A land goes to the most markers, if they reach its cost; equal bids to the older. Beaten and short bids come back to be placed again.',
    head: (_, stage) => (stage === 0 ? 'Land beside your home' : undefined),
    name: (_, key) => (isLandId(key) ? nameOf(key) : key === 'pass' ? 'Place none' : undefined),
    note: ({ view }, key) => {
      if (!isLandId(key)) return undefined
      const cost = bidCost(view, key)
      const bids = view.bidding?.bids.filter(({ land }) => land === key) ?? []
      const most = Math.max(0, ...bids.map(({ markers }) => markers))
      const towns = citiesText(view.lands[key].cities)
      return [`costs ${cost}`, towns, most === 0 ? '' : `${most} bid`].filter(Boolean).join(' · ')
    },
    seal: (_, [key]) => (key === 'pass' ? 'Place none' : 'Place the markers'),
  },
}
