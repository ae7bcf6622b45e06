export const leaderWords = {
  title: 'Leaders',
  about: 'Eight of them, one for each realm, and what each changes.',
  parts: { choose: 'Choosing', land: 'On land', sea: 'At sea and in council' },
  what: {
    id: 'what-leaders',
    title: 'One leader each',
    text: 'Where the table plays with leaders, every realm has one, chosen or dealt before the first season. You are France and choose first.',
    clause: 'SNS 1.8.1',
  },
  conqueror: {
    id: 'conqueror',
    title: 'The Conqueror',
    text: 'In his sieges every die counts one less, and a major city has two dice instead of three. What is to be expected of a land with one major city, three dice for him?',
    clause: 'SNS 8.2.7',
    choices: [
      {
        text: '7 or 8 points',
        right: true,
        because: 'Three dice of 2½ each. Anybody else rolls four of 3½: 14.',
      },
      { text: '10 or 11 points', right: false, because: 'Each die counts one less for him.' },
      { text: '14 points', right: false, because: 'That is what anybody else has to expect.' },
    ],
  },
  commander: {
    id: 'commander',
    title: 'The Commander',
    text: 'Five of his units carry the morale instead of three, he may leave before a battle on land, and in every close round one kind of his units rolls a die more for every two of it.',
    clause: 'SNS 7.11.8',
  },
  charismatic: {
    id: 'charismatic',
    title: 'The Charismatic',
    text: 'Four of his units carry the morale; whoever besieges his land counts every die one more; and with every three units of a kind he buys he gets one for nothing.',
    clause: 'SNS 8.2.6',
  },
  admiral: {
    id: 'admiral',
    title: 'Admiral and Sea Trader',
    text: 'The Admiral slips away before a battle at sea, meets scattered fleets one by one and has more armour. The Sea Trader builds ships at three quarters of the price and earns by ports and transports.',
    clause: 'SNS 7.11.1',
  },
  diplomat: {
    id: 'diplomat',
    title: 'Diplomat, Spy-Master, Architect',
    text: 'The Diplomat may go back instead of besieging, and buys off two thirds of a siege instead of half. The Spy-Master sees a hand and plays last. The Architect builds cheaper, and may enlarge a city in the season it was built. A siege costs the Diplomat 12: how many points can he buy off?',
    clause: 'SNS 8.3.2',
    choices: [
      { text: '6', right: false, because: 'That is half, as for everybody else.' },
      { text: '8', right: true, because: 'Two thirds of 12.' },
      { text: '12', right: false, because: 'Some of it must be paid in men.' },
    ],
  },
  choose: {
    id: 'choose-leader',
    title: 'Choose',
    text: 'For a realm with much neutral land beside it the Conqueror is the safe choice; on an island, think of the Admiral. Choose {1}: he stays for the whole match.',
    clause: 'SNS 1.8.1',
  },
} as const
