/** What several pages of the harbour say. */
export const words = {
  windward: 'Windward',
  harbour: 'Harbour',
  layATable: 'Lay a table',
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

export const settingsWords = {
  lead: 'They are kept in this browser.',
  light: 'Light',
  themes: { system: 'as the device has it', daylight: 'daylight', lamplight: 'lamplight' },
  told: 'Results are told',
  paces: {
    slowly: 'slowly',
    reading: 'at reading pace',
    briskly: 'briskly',
    notAtAll: 'not at all: straight to the result',
  },
  ownName: 'Your name at tables here',
}
