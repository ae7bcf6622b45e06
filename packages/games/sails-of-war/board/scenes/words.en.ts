import { briefly, CARD_NAMES, counted, type RaceId, SHIP_NAMES } from '@windward/sails-of-war/facts'
import type { Afloat, CouncilScene, QuestScene, TradeScene } from './scene.ts'

const afloat = (who: Afloat): string =>
  who === 'serpent' ? 'a Sea Serpent' : `a ${SHIP_NAMES[who.ship]} of the ${briefly(who.race)}`

const FATES: Readonly<Record<QuestScene['fate'], string>> = {
  tried: 'is put to the test',
  done: 'has passed the test',
  failed: 'has failed',
  found: 'searches',
  home: 'brings home what was sought',
}

/** What a scene shows, for those who do not see it; and the few words that stand in it. */
export const words = {
  council: ({ card, carried }: CouncilScene, forIt: number, against: number) =>
    `The table of the Council${card === undefined ? '' : `, ${CARD_NAMES[card]}`}: ${counted(forIt, 'vote')} for it, ${counted(against, 'vote')} against it${carried === undefined ? '' : carried ? ', carried' : ', rejected'}`,
  forIt: 'For',
  against: 'Against',
  ballot: (race: RaceId, vote: 'carry' | 'reject', votes: number) =>
    `${briefly(race)} ${votes} ${vote === 'carry' ? 'for' : 'against'}`,
  carried: 'Carried',
  rejected: 'Rejected',
  sea: (left: Afloat, right: Afloat) => `At sea: ${afloat(left)} against ${afloat(right)}`,
  trade: ({ guest, host, agreed }: TradeScene) =>
    guest === host
      ? `A Trade Ship of the ${briefly(guest)} comes home`
      : `A Trade Ship of the ${briefly(guest)} in a Port of the ${briefly(host)}${agreed === undefined ? '' : agreed ? ': they trade' : ': they do not trade'}`,
  quest: ({ hero, fate }: QuestScene) => `A Hero of the ${briefly(hero)} ${FATES[fate]}`,
}
