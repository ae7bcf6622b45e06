import {
  after,
  answer,
  type Branch,
  branch,
  choice,
  type Decision,
  isBare,
  type Options,
  oneOf,
  PASS,
  type Pass,
  standing,
  turned,
} from '@windward/table'
import { z } from 'zod'
import { isRevolt } from '../cards.ts'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions.ts'
import { revoltPlays } from '../expansion/revolts-options.ts'
import { ownPower } from '../own-view.ts'
import type { SwordsAndSails } from '../state.ts'
import type { View } from '../view.ts'
import { type Play, playShape } from './play.ts'
import { playFault } from './play-fault.ts'
import { canSpy, spyTarget, spyTargets } from './spy-targets.ts'
import { canWinLand, marriagePrice, winnableLands } from './winnable.ts'
import { say } from './words.en.ts'

export interface PlayBrief {
  /** Hands the Spy-Master may still look at in this turn of his. */
  readonly looks: number
}

/** SNS 3.3.2: one card after another, each resolved before the next; passing ends the turn. */
export const playCard: Decision<SwordsAndSails, PlayBrief, Play | Pass> = {
  kind: 'play-card',
  title: () => say('intrigue.play.title'),
  shape: z.union([z.literal(PASS), playShape]),
  options: ({ seat, view, brief }) => {
    const pass = branch<Play | Pass>(PASS, () => answer(PASS), say('intrigue.play.pass'))
    return choice([pass, ...plays(view, seat, brief)])
  },
  check: ({ seat, view, brief }, play) => (play === PASS ? undefined : playFault(view, seat, brief, play)),
  absent: () => PASS,
  /** The first of these plays that is possible; an empty list lets every turn pass. */
  standing: standing(
    z.array(playShape).max(10),
    ({ seat, view, brief }, wishes) =>
      wishes.find((play) => playFault(view, seat, brief, play) === undefined) ?? PASS,
  ),
  openEnded: true,
}

/** A branch for each kind of card that can be played now. */
function plays(view: View, seat: FactionId, { looks }: PlayBrief): Branch<Play | Pass>[] {
  const { hand, gold } = ownPower(view, seat)
  const found: Branch<Play | Pass>[] = []
  const offer = (key: Play['play'], isOpen: boolean, options: () => Options<Play>) => {
    if (isOpen) found.push(branch(key, options, say('intrigue.play.kind', { play: key })))
  }
  const offerAll = (key: Play['play'], options: Options<Play>) => offer(key, !isBare(options), () => options)
  for (const card of new Set(hand)) {
    switch (card) {
      case 'royalMarriage':
      case 'inheritTitle':
        offer(card, canWinLand(view, seat, gold), () =>
          turned(marriages(view, seat, gold), (land) => ({ play: card, land })),
        )
        break
      case 'spy':
        offer(card, canSpy(view, seat), () =>
          turned(oneOf(spyTargets(view, seat), spyTarget), (piece) => ({ play: card, piece })),
        )
        break
      case 'raidCaravans':
        offer(card, view.agreements.length > 0, () => raids(view))
        break
      default:
        if (isRevolt(card)) offerAll(card, revoltPlays(view, seat, card))
    }
  }
  if (looks > 0) offerAll('look', hands(view, seat))
  return found
}

function marriages(view: View, seat: FactionId, gold: number): Options<LandId> {
  const lands = winnableLands(view, seat).filter((land) => marriagePrice(view.lands[land]) <= gold)
  return oneOf(lands, (land) => ({
    key: land,
    label: say('intrigue.win.land', { land, price: marriagePrice(view.lands[land]) }),
  }))
}

function raids(view: View): Options<Play> {
  return after(
    oneOf(view.agreements, ({ id, holder, partner, gold }) => ({
      key: id,
      label: say('intrigue.raid.target', { holder, partner, gold }),
    })),
    ({ id }) => answer({ play: 'raidCaravans', agreement: id }),
  )
}

function hands(view: View, seat: FactionId): Options<Play> {
  const others = view.seats.filter((other) => playFault(view, seat, { looks: 1 }, look(other)) === undefined)
  return after(
    oneOf(others, (of) => ({ key: of, label: say('intrigue.look.at', { of }) })),
    (at) => answer(look(at)),
  )
}

const look = (at: FactionId): Play => ({ play: 'look', at })
