import {
  does,
  type FactionId,
  faction,
  factions,
  headed,
  nameOf,
  type View,
} from '@windward/swords-and-sails/facts'

const supportOf = (supporters: readonly FactionId[]) =>
  supporters.length === 0 ? 'Nobody supports it yet.' : `Supported by ${factions(supporters)}.`

/** What is said in the room where one talks and deals; figures between asterisks are emphasised. */
export const words = {
  room: {
    name: 'In the room',
    team: (mark: string) => `team ${mark}`,
    proposedToYou: 'Proposed to you',
    yourProposals: 'Your proposals',
    done: 'Done',
  },
  offer: {
    agreed: (count: number) => `${count} agreed`,
    withdraw: 'Withdraw it',
    joinWith: (stake: number) => `Join with ${stake}`,
    accept: 'Accept',
    decline: 'Decline',
  },
  agreements: {
    head: 'Trade agreements',
    about: (partner: FactionId, gold: number) => `With ${faction(partner)}: *${gold}* gold lies on it.`,
    youTake: 'You take',
    theyTake: 'They take',
    propose: 'Propose to take so',
    takeAll: (gold: number) => `Take the ${gold} gold`,
  },
  overtures: {
    head: 'Minor allies sought',
    /** Between two nobody else could support it. */
    about: ({ by, land, supporters, struck, undone }: View['overtures'][number], isBetweenTwo: boolean) =>
      [
        `${headed(faction(by))} ${does([by], 'seeks', 'seek')} ${nameOf(land)}.`,
        ...(isBetweenTwo ? [] : [supportOf(supporters)]),
        ...(struck.length > 0 ? [`Silenced: ${factions(struck)}.`] : []),
        ...(undone ? ['It is undone.'] : []),
      ].join(' '),
    support: 'Support it',
    subterfuge: (against: FactionId | null) =>
      against === null ? 'Subterfuge' : `Subterfuge against ${faction(against)}`,
  },
  propose: {
    head: 'Propose',
    deal: 'Gold and cards',
    team: 'Alliance',
    proposeTeam: 'Propose an alliance',
    trade: 'A trade agreement',
    stake: (stake: number) => `Stake ${stake}`,
    ally: (price: number) => `A political minor ally${price > 0 ? ` for ${price} gold` : ''}`,
  },
  alone: {
    leave: 'Leave your team',
    extend: 'Vote for more time',
    'extend-alone': 'Take more time, as Diplomat',
  },
  deal: {
    with: 'With',
    giveGold: 'You give gold',
    unpledged: (gold: number) => `${gold} not yet promised`,
    give: (card: string) => `You give ${card}`,
    wantGold: 'You want gold',
    want: 'You want',
    noCard: 'no card',
    done: 'Propose the deal',
  },
}
