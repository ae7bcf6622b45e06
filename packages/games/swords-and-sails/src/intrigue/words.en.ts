import { type Catalogue, speaker } from '@windward/table'
import type { FigureId } from '../battle/figure.ts'
import { type HandCard, isMercenary, isRevolt, type StackId } from '../cards.ts'
import type { LandId } from '../data/area-ids.ts'
import type { FactionId } from '../data/factions/factions.ts'
import { nameOf } from '../data/map.ts'
import { names } from '../data/names.en.ts'
import { Does, dice, does, faction, figures, headed, listed, pieceOf } from '../naming.en.ts'
import type { PieceKey } from '../pieces.ts'
import type { Play } from './play.ts'

/** What is printed on a card. */
function cardName(card: HandCard): string {
  if (isMercenary(card)) return names.mercenaries[card].name
  if (isRevolt(card)) return names.revolts[card].name
  return card === 'callUpMilitia' ? names.callUpMilitia.name : names.cards[card].name
}

export const cardNames = (cards: readonly HandCard[]): string => listed(cards.map(cardName))

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`

/** `a Development`, `2 Espionage and a War`. */
function colours(stacks: readonly StackId[]): string {
  const kinds = [...new Set(stacks)]
  return listed(
    kinds.map((kind) => {
      const count = stacks.filter((stack) => stack === kind).length
      const name = names.colours[kind]
      return count === 1 ? `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}` : `${count} ${name}`
    }),
  )
}

const either = (choices: readonly StackId[]): string => {
  const kinds = choices.map((choice) => names.colours[choice])
  const last = kinds.at(-1) ?? ''
  return kinds.length < 2 ? last : `${kinds.slice(0, -1).join(', ')} or ${last}`
}

const trade = (f: { holder: FactionId; partner: FactionId }): string =>
  `the Trade Agreement of ${faction(f.holder)} and ${faction(f.partner)}`

export const intrigueWords = {
  'intrigue.take.standing': () => 'Intrigue: kinds of the cards I take, the dearest to me first',
  'intrigue.take.title': () => 'Choose the cards you take',
  'intrigue.take.no-more': () => 'No more cards',
  'intrigue.take.buy': () => 'Buy another card',
  'intrigue.take.colour': (f: { colour: StackId }) => names.colours[f.colour],
  'intrigue.take.how-many': (f: { count: number }) =>
    f.count === 1
      ? 'Choose a kind for your free card.'
      : `Choose a kind for each of your ${f.count} free cards.`,
  'intrigue.take.must': (f: { colours: StackId[] }) =>
    `You take this free card: ${either(f.colours)}, as long as there are any.`,
  'intrigue.take.not-yours': (f: { colour: StackId; colours: StackId[] }) =>
    `Your free card cannot be ${names.colours[f.colour]}; it is ${either(f.colours)}.`,
  'intrigue.take.no-cyan': () => 'The cyan cards are not in use at this table.',
  'intrigue.take.fourth': (f: { colour: StackId; most: number }) =>
    `Nobody takes more than ${f.most} ${names.colours[f.colour]} cards in one season.`,
  'intrigue.take.dry': (f: { colour: StackId }) =>
    `There are not so many ${names.colours[f.colour]} cards left.`,
  'intrigue.take.poor': (f: { price: number; gold: number }) =>
    `These cards cost ${f.price} gold, and you have ${f.gold}.`,
  'intrigue.taken': (f: { seat: FactionId; free: StackId[]; bought: StackId[]; price: number }) => {
    const last = f.free.filter((stack) => stack === [...new Set(f.free)].at(-1)).length
    const free = f.free.length === 0 ? 'no free card' : `${colours(f.free)} card${last === 1 ? '' : 's'}`
    const bought = f.bought.length === 0 ? '' : `, and for ${f.price} gold ${colours(f.bought)}`
    return `${Does(f.seat, 'takes', 'take')} ${free}${bought}.`
  },
  'intrigue.drawn': (f: { cards: HandCard[] }) => `You draw ${cardNames(f.cards)}.`,
  'intrigue.play.hint': () => 'One card after another; each takes effect before the next.',
  'intrigue.play.confirm': (f: { play: Play['play'] }) =>
    f.play === 'look' ? 'Look at the hand' : `Play ${cardName(f.play)}`,
  'intrigue.play.standing': () =>
    'Intrigue: play the first of these that is possible; with an empty list I pass',
  'intrigue.play.title': () => 'Play a card, or pass',
  'intrigue.play.pass': () => 'Play no more cards',
  'intrigue.play.kind': (f: { play: Play['play'] }) =>
    f.play === 'look' ? 'Look at a hand' : cardName(f.play),
  'intrigue.play.not-held': (f: { card: HandCard }) => `You hold no ${cardName(f.card)}.`,
  'intrigue.win.which': () => 'Which land to win',
  'intrigue.win.land': (f: { land: LandId; price: number }) => `${nameOf(f.land)}, ${f.price} gold`,
  'intrigue.win.closed': (f: { land: LandId }) => `${nameOf(f.land)} is closed in this match.`,
  'intrigue.win.held': (f: { land: LandId }) =>
    `${nameOf(f.land)} is not neutral: only land nobody holds can be won so.`,
  'intrigue.win.too-rich': (f: { land: LandId; most: number }) =>
    `${nameOf(f.land)} has more than ${f.most} points in cities, too much to be won so.`,
  'intrigue.win.rich-realm': (f: { land: LandId; realm: FactionId; limit: number }) =>
    `${nameOf(f.land)} belongs to the realm of ${faction(f.realm)}, whose cities yield more than ${f.limit}: too much for such a card.`,
  'intrigue.win.far': (f: { land: LandId }) => `${nameOf(f.land)} does not border land you control.`,
  'intrigue.win.friend-only': (f: { land: LandId }) =>
    `${nameOf(f.land)} borders land of your team only; it must border land of your own.`,
  'intrigue.win.poor': (f: { land: LandId; price: number; gold: number }) =>
    `${nameOf(f.land)} costs ${f.price} gold, and you have ${f.gold}.`,
  'intrigue.marriage': (f: { by: FactionId; card: HandCard; land: LandId; price: number }) =>
    `${Does(f.by, 'plays', 'play')} ${cardName(f.card)} on ${nameOf(f.land)}, for ${f.price} gold.`,
  'intrigue.marriage.won': (f: { by: FactionId; land: LandId }) =>
    `${Does(f.by, 'wins', 'win')} ${nameOf(f.land)}.`,
  'intrigue.marriage.unmasked': (f: { by: FactionId; land: LandId }) =>
    `${Does(f.by, 'unmasks', 'unmask')} the pretender: ${nameOf(f.land)} stays neutral, and the gold is gone.`,
  'intrigue.unmask.hint': () => 'The land stays neutral, and the gold that was paid for it is gone.',
  'intrigue.unmask.note': (f: { by: FactionId }) =>
    `The card is spent; ${faction(f.by)} ${does([f.by], 'gets', 'get')} nothing.`,
  'intrigue.unmask.standing': () => 'Pretenders: where I unmask them',
  'intrigue.unmask.title': (f: { by: FactionId; card: HandCard; land: LandId }) =>
    `${Does(f.by, 'plays', 'play')} ${cardName(f.card)} on ${nameOf(f.land)}. Play Unmask Pretender?`,
  'intrigue.spy.whom': () => 'Whom to spy on',
  'intrigue.spy.target': (f: { piece: PieceKey }) => pieceOf(f.piece),
  'intrigue.spy.own': () => 'You know your own pieces; spy on those of others.',
  'intrigue.spy.no-piece': () => 'There is no such army or fleet.',
  'intrigue.spy.again': (f: { piece: PieceKey }) =>
    `You have spied on ${pieceOf(f.piece)} this season already.`,
  'intrigue.spy.played': (f: { by: FactionId; piece: PieceKey }) =>
    `${Does(f.by, 'sends', 'send')} a Spy to ${pieceOf(f.piece)}.`,
  'intrigue.spy.countered': (f: { by: FactionId; upTo: number }) =>
    `${Does(f.by, 'plays', 'play')} Counter-Spy: the dice must show ${f.upTo} or less.`,
  'intrigue.spy.rolled': (f: { rolled: number[]; total: number; seen: boolean }) =>
    `The dice show ${dice(f.rolled)}, ${f.total} in all: the spy ${f.seen ? 'sees everything' : 'sees nothing'}.`,
  'intrigue.spy.shared': (f: { seat: FactionId; rolled: number[]; total: number; seen: boolean }) =>
    `The Spy-Master of ${faction(f.seat)} rolls ${dice(f.rolled)}, ${f.total} in all, and ${f.seen ? 'sees it too' : 'learns nothing'}.`,
  'intrigue.spy.saw': (f: { piece: PieceKey; parts: { kind: FigureId; count: number }[] }) =>
    `${pieceOf(f.piece)}: ${figures(f.parts)}.`,
  'intrigue.counter-spy.hint': () =>
    'The spy needs 8 or less on two dice; against a Counter-Spy only 5 or less will do.',
  'intrigue.counter-spy.standing': () => 'Spies: what I guard with a counter-spy',
  'intrigue.counter-spy.title': (f: { by: FactionId; piece: PieceKey }) =>
    `${Does(f.by, 'sends', 'send')} a Spy to ${pieceOf(f.piece)}. Play Counter-Spy?`,
  'intrigue.raid.whose': () => 'Whose caravans',
  'intrigue.raid.target': (f: { holder: FactionId; partner: FactionId; gold: number }) =>
    headed(`${trade(f)}, ${f.gold} gold`),
  'intrigue.raid.none': () => 'There is no such Trade Agreement.',
  'intrigue.raided': (f: {
    by: FactionId
    holder: FactionId
    partner: FactionId
    loot: number
    left: number
  }) => `${Does(f.by, 'raids', 'raid')} ${trade(f)}: ${f.loot} gold taken, ${f.left} left.`,
  'intrigue.look.whose': () => 'Whose hand',
  'intrigue.look.at': (f: { of: FactionId }) => `The hand of ${faction(f.of)}`,
  'intrigue.look.no-more': () => 'Only the Spy-Master looks at a hand, once in his turn.',
  'intrigue.look.own': () => 'You know your own hand.',
  'intrigue.look.empty': (f: { of: FactionId }) =>
    `There is nothing to see: ${faction(f.of)} ${does([f.of], 'has', 'have')} no cards.`,
  'intrigue.looked': (f: { by: FactionId; of: FactionId }) =>
    `${Does(f.by, 'looks', 'look')} at the hand of ${faction(f.of)}.`,
  'intrigue.look.saw': (f: { of: FactionId; cards: HandCard[] }) =>
    `The hand of ${faction(f.of)}: ${cardNames(f.cards)}.`,
  'intrigue.agents.hint': () =>
    'Each adds 3 to the dice of one attempt to spy on you, which succeeds with 8 or less. Their number stays hidden; those not needed are lost.',
  'intrigue.agents.count': () => 'Counter-agents',
  'intrigue.agents.confirm': (f: { agents: number }) =>
    f.agents === 0 ? 'Hire none' : `Hire ${counted(f.agents, 'counter-agent')}`,
  'intrigue.gold': () => 'Your gold',
  'intrigue.gold-left': () => 'Gold left',
  'intrigue.of-gold': (f: { left: number; gold: number }) => `${f.left} of ${f.gold}`,
  'intrigue.agents.standing': () => 'Espionage: counter-agents I buy, as far as my gold goes',
  'intrigue.agents.title': (f: { price: number }) =>
    `How many counter-agents do you hire, at ${f.price} gold each?`,
  'intrigue.agents.poor': (f: { most: number }) =>
    `Your gold is enough for ${counted(f.most, 'counter-agent')}.`,
  'intrigue.agents.hired': (f: { agents: number; price: number }) =>
    f.agents === 0
      ? 'You hire no counter-agents.'
      : `You hire ${counted(f.agents, 'counter-agent')} for ${f.price} gold.`,
  'intrigue.agents.lost': (f: { agents: number }) =>
    `${counted(f.agents, 'counter-agent')} had nothing to do and ${f.agents === 1 ? 'leaves' : 'leave'}.`,
  'intrigue.espionage.standing': () => 'Espionage: upon whom I spy',
  'intrigue.espionage.title': (f: { price: number; free: number }) => {
    const first = f.free === 1 ? 'the first' : `the first ${f.free}`
    return `On which pieces do you spy, at ${f.price} gold each${f.free === 0 ? '' : `, ${first} for nothing`}?`
  },
  'intrigue.espionage.twice': () => 'Name each piece once: there is one attempt on each in a season.',
  'intrigue.espionage.poor': (f: { price: number; gold: number }) =>
    `These attempts cost ${f.price} gold, and you have ${f.gold}.`,
  'intrigue.espionage.sent': (f: { seat: FactionId; count: number; price: number }) =>
    `${Does(f.seat, 'sends', 'send')} out ${f.count === 1 ? 'a spy' : `${f.count} spies`}${f.price === 0 ? ', free' : ` for ${f.price} gold`}.`,
  'intrigue.espionage.tried': (f: {
    seat: FactionId
    piece: PieceKey
    rolled: number[]
    total: number
    met: boolean
    seen: boolean
  }) =>
    `The spy of ${faction(f.seat)} at ${pieceOf(f.piece)}: the dice show ${dice(f.rolled)}${f.met ? ', with a counter-agent' : ''}, ${f.total} in all: he ${f.seen ? 'sees everything' : 'sees nothing'}.`,
} satisfies Catalogue

export const say = speaker<typeof intrigueWords>()
