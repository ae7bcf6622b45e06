import { type Catalogue, speaker } from '../../src/index.ts'

export const en = {
  'take.title': () => 'Take a card or a coin',
  'take.empty': () => 'The pile is empty; there are only coins.',
  'give.title': () => 'Give coins, or say that you are ready',
  'give.standing': () => 'Giving coins: I give none',
  'give.self': () => 'You cannot give coins to yourself.',
  'give.poor': (f: { coins: number }) => `You have only ${f.coins} coins to give.`,
  'give.stranger': (f: { seat: string }) => `${f.seat} does not play in this match.`,
  'play.title': () => 'Play a card face down, or none',
  'play.not-held': (f: { card: number }) => `You do not hold the card ${f.card}.`,
  'play.low': (f: { card: number }) => `You hold a higher card than ${f.card}.`,
  'counter.title': (f: { card: number }) => `Pay two coins to discard the ${f.card}?`,
  'counter.standing': () => 'Discarding cards: those I pay for',
  'counter.poor': () => 'You do not have the two coins this costs.',
  'stake.title': (f: { card: number }) => `Stake a coin on your ${f.card}?`,
  'stake.poor': () => 'You have no coin to stake.',
  'took-card': (f: { seat: string }) => `${f.seat} takes a card.`,
  'took-coin': (f: { seat: string }) => `${f.seat} takes a coin.`,
  drew: (f: { card: number }) => `You draw the ${f.card}.`,
  gave: (f: { giver: string; coins: number; to: string }) => `${f.giver} gives ${f.coins} to ${f.to}.`,
  'turned-up': (f: { seat: string; card: number }) => `${f.seat} has played the ${f.card}.`,
  discarded: (f: { seat: string; card: number }) => `${f.seat} pays two coins: the ${f.card} is discarded.`,
  rolled: (f: { seat: string; card: number; roll: number; scored: number }) =>
    `${f.seat}, with the ${f.card}, rolls ${f.roll} and scores ${f.scored}.`,
} satisfies Catalogue

export const say = speaker<typeof en>()
