/** What the kit itself says, beside the words that games bring. */
export const words = {
  choose: () => 'Choose',
  howMany: () => 'How many',
  thatIsAll: () => 'That is all',
  fromTo: (least: number, most: number) => `${least} to ${most}`,
  less: (what: string) => `${what}: less`,
  more: (what: string) => `${what}: more`,
  find: () => 'Find among the choices',
  findAmong: (count: number) => `Find among ${count}`,
  changeIt: () => ', change it',
  ifPassed: (what: string) => `Let it pass: ${what}`,
} as const
