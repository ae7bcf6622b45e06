import { type Chooser, type Decision, PASS, type Pass, standing, straight } from '@windward/table'
import { z } from 'zod'
import { type HandCard, isRevolt } from '../cards.ts'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions.ts'
import { revoltLands } from '../expansion/revolts-fault.ts'
import { chosenRevolt } from '../expansion/revolts-options.ts'
import { ownPower } from '../own-view.ts'
import type { Agreement, SwordsAndSails } from '../state.ts'
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
  hint: () => say('intrigue.play.hint'),
  facts: ({ seat, view }) => [{ label: say('intrigue.gold'), value: ownPower(view, seat).gold }],
  shape: z.union([z.literal(PASS), playShape]),
  ...straight((choose, { seat, view, brief }): Play | Pass => {
    const kind = choose.oneOf(kindsOpen(view, seat, brief), called)
    return kind === PASS ? PASS : chosenPlay(choose, view, seat, kind)
  }),
  check: ({ seat, view, brief }, play) => (play === PASS ? undefined : playFault(view, seat, brief, play)),
  confirm: (_, play) =>
    play === PASS ? say('intrigue.play.pass') : say('intrigue.play.confirm', { play: play.play }),
  // SNS 3.3.6: no card is spent for who is away.
  absent: () => PASS,
  /** The first of these plays that is possible; an empty list lets every turn pass. */
  standing: standing(
    say('intrigue.play.standing'),
    z.array(playShape).max(10),
    ({ seat, view, brief }, wishes) =>
      wishes.find((play) => playFault(view, seat, brief, play) === undefined) ?? PASS,
  ),
  openEnded: true,
}

type Kind = Pass | Play['play']

/** Passing, and each kind of card that can be played now. */
function kindsOpen(view: View, seat: FactionId, { looks }: PlayBrief): Kind[] {
  const { hand, gold } = ownPower(view, seat)
  const kinds: Kind[] = [PASS]
  for (const card of hand)
    if (isKind(card) && !kinds.includes(card) && canPlay(view, seat, gold, card)) kinds.push(card)
  if (looks > 0 && handsToSee(view, seat).length > 0) kinds.push('look')
  return kinds
}

type Card = Exclude<Play['play'], 'look'>

function isKind(card: HandCard): card is Card {
  return ONE_BY_ONE.some((each) => each === card) || isRevolt(card)
}

const ONE_BY_ONE = ['royalMarriage', 'inheritTitle', 'spy', 'raidCaravans'] as const

function canPlay(view: View, seat: FactionId, gold: number, card: Card): boolean {
  switch (card) {
    case 'royalMarriage':
    case 'inheritTitle':
      return canWinLand(view, seat, gold)
    case 'spy':
      return canSpy(view, seat)
    case 'raidCaravans':
      return view.agreements.length > 0
    default:
      return revoltLands(view, seat, card).length > 0
  }
}

function called(kind: Kind) {
  return {
    key: kind,
    label: kind === PASS ? say('intrigue.play.pass') : say('intrigue.play.kind', { play: kind }),
  }
}

function chosenPlay(choose: Chooser, view: View, seat: FactionId, kind: Play['play']): Play {
  switch (kind) {
    case 'royalMarriage':
    case 'inheritTitle':
      return { play: kind, land: chosenMarriage(choose, view, seat) }
    case 'spy':
      return {
        play: kind,
        piece: choose.oneOf(spyTargets(view, seat), spyTarget, () => say('intrigue.spy.whom')),
      }
    case 'raidCaravans':
      return {
        play: kind,
        agreement: choose.oneOf(view.agreements, caravan, () => say('intrigue.raid.whose')).id,
      }
    case 'look':
      return look(
        choose.oneOf(
          handsToSee(view, seat),
          (of) => ({ key: of, label: say('intrigue.look.at', { of }) }),
          () => say('intrigue.look.whose'),
        ),
      )
    default:
      return chosenRevolt(choose, view, seat, kind)
  }
}

function chosenMarriage(choose: Chooser, view: View, seat: FactionId): LandId {
  const { gold } = ownPower(view, seat)
  const lands = winnableLands(view, seat).filter((land) => marriagePrice(view.lands[land]) <= gold)
  return choose.oneOf(
    lands,
    (land) => ({
      key: land,
      label: say('intrigue.win.land', { land, price: marriagePrice(view.lands[land]) }),
    }),
    () => say('intrigue.win.which'),
  )
}

function caravan({ id, holder, partner, gold }: Agreement) {
  return { key: id, label: say('intrigue.raid.target', { holder, partner, gold }) }
}

function handsToSee(view: View, seat: FactionId): FactionId[] {
  return view.seats.filter((other) => playFault(view, seat, { looks: 1 }, look(other)) === undefined)
}

const look = (at: FactionId): Play => ({ play: 'look', at })
