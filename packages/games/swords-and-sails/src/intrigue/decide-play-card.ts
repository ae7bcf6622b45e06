import {
  type Chooser,
  type Decision,
  PASS,
  type Pass,
  type Refusal,
  refuse,
  standing,
  straight,
} from '@windward/table'
import { z } from 'zod'
import { type HandCard, isRevolt } from '../cards.ts'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { chosenRevolt, revoltFault, revoltLands } from '../expansion/revolt-play.ts'
import type { Agreement, SwordsAndSails } from '../state.ts'
import { ownPower } from '../view/own-power.ts'
import type { View } from '../view/view.ts'
import { type Play, playShape } from './play.ts'
import { canSpy, spyFault, spyTarget, spyTargets } from './spy-targets.ts'
import { marriagePrice, winFault, winnableLands } from './winnable-lands.ts'
import { say } from './words.en.ts'

interface PlayBrief {
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
  const { hand } = ownPower(view, seat)
  const kinds: Kind[] = [PASS]
  for (const card of hand)
    if (isKind(card) && !kinds.includes(card) && canPlay(view, seat, card)) kinds.push(card)
  if (looks > 0 && handsToSee(view, seat).length > 0) kinds.push('look')
  return kinds
}

type Card = Exclude<Play['play'], 'look'>

function isKind(card: HandCard): card is Card {
  return ONE_BY_ONE.some((each) => each === card) || isRevolt(card)
}

const ONE_BY_ONE = ['royalMarriage', 'inheritTitle', 'spy', 'raidCaravans'] as const

function canPlay(view: View, seat: FactionId, card: Card): boolean {
  switch (card) {
    case 'royalMarriage':
    case 'inheritTitle':
      return affordableLands(view, seat).length > 0
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
  return choose.oneOf(
    affordableLands(view, seat),
    (land) => ({
      key: land,
      label: say('intrigue.win.land', { land, price: marriagePrice(view.lands[land]) }),
    }),
    () => say('intrigue.win.which'),
  )
}

function affordableLands(view: View, seat: FactionId): LandId[] {
  const { gold } = ownPower(view, seat)
  return winnableLands(view, seat).filter((land) => marriagePrice(view.lands[land]) <= gold)
}

function caravan({ id, holder, partner, gold }: Agreement) {
  return { key: id, label: say('intrigue.raid.target', { holder, partner, gold }) }
}

function handsToSee(view: View, seat: FactionId): FactionId[] {
  return view.seats.filter((other) => playFault(view, seat, { looks: 1 }, look(other)) === undefined)
}

const look = (at: FactionId): Play => ({ play: 'look', at })

/** Why a play is refused, or nothing. */
function playFault(view: View, seat: FactionId, brief: PlayBrief, play: Play): Refusal | undefined {
  if (play.play === 'look') return lookFault(view, seat, brief, play.at)
  if (!ownPower(view, seat).hand.includes(play.play))
    return refuse('SNS 3.3.2', say('intrigue.play.not-held', { card: play.play }))
  switch (play.play) {
    case 'royalMarriage':
    case 'inheritTitle':
      return marriageFault(view, seat, play.land)
    case 'spy':
      return spyFault(view, seat, play.piece, 'card')
    case 'raidCaravans':
      return view.agreements.some(({ id }) => id === play.agreement)
        ? undefined
        : refuse('SNS 3.4.11', say('intrigue.raid.none'))
    default:
      return revoltFault(view, seat, play)
  }
}

function marriageFault(view: View, seat: FactionId, land: LandId): Refusal | undefined {
  const fault = winFault(view, seat, land)
  if (fault !== undefined) return fault
  const { gold } = ownPower(view, seat)
  const price = marriagePrice(view.lands[land])
  return price > gold ? refuse('SNS 3.4.3', say('intrigue.win.poor', { land, price, gold })) : undefined
}

/** SNS 3.5.2 */
function lookFault(view: View, seat: FactionId, { looks }: PlayBrief, at: FactionId): Refusal | undefined {
  if (looks === 0) return refuse('SNS 3.5.2', say('intrigue.look.no-more'))
  if (at === seat) return refuse('SNS 3.5.2', say('intrigue.look.own'))
  return (view.powers[at]?.cards ?? 0) === 0
    ? refuse('SNS 3.5.2', say('intrigue.look.empty', { of: at }))
    : undefined
}
