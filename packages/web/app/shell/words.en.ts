/** What several pages say. */
export const words = {
  windward: 'Windward',
  harbour: 'Home',
  layATable: 'New game',
  you: 'You',
  settings: 'Settings',
  records: 'Records',
  rules: 'Rules',
  copy: 'Copy',
  copied: 'Copied',
}

export const rulesPageWords = {
  lead: 'Every clause in our own words, each with its source.',
  whichGame: 'Which game',
}

export const referenceWords = {
  title: 'Quick reference',
  lead: 'The figures one looks up again and again.',
  faction: 'Faction',
  all: 'all of them',
  print: 'Print',
  ofFaction: (faction: string, title: string) => `${faction}: ${title.toLowerCase()}`,
}

export const settingsWords = {
  lead: 'They are kept in this browser.',
  light: 'Theme',
  themes: { system: 'as on this device', daylight: 'Light', lamplight: 'Dark' },
  told: 'Animation speed',
  paces: {
    slowly: 'slow',
    reading: 'normal',
    briskly: 'fast',
    notAtAll: 'off: straight to the result',
  },
  textSize: 'Text size',
  textSizes: { usual: 'usual', larger: 'larger', large: 'largest' },
  sound: 'Sound',
  vibration: 'Vibration',
  switched: { on: 'on', off: 'off' },
  ownName: 'Your name in games here',
}
