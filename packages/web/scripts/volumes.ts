import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const src = fileURLToPath(new URL('../../games/swords-and-sails/src/', import.meta.url))

/**
 * Where the first chapters of Swords & Sails mention later ones. Until its first question a match gets by without
 * these, so they are bound into a second volume; `rest-of-rules` fetches it.
 */
const MENTIONS: Readonly<Record<string, readonly string[]>> = {
  'game.ts': ['decisions.ts', 'plant.ts', 'resample.ts', 'words.en.ts'],
  'season.ts': [
    'battle/battles.ts',
    'build/cities.ts',
    'build/units.ts',
    'diplomacy/diplomacy.ts',
    'movement/movement.ts',
    'orders/write-orders.ts',
    'victory/season-end.ts',
  ],
  'setup/bidding.ts': ['setup/bid-ground.ts', 'setup/place-bid.ts'],
  'setup/leaders.ts': ['setup/choose-leader.ts'],
  'income/income.ts': ['income/decide-income-cards.ts'],
  'income/maintenance.ts': [
    'battle/losses.ts',
    'battle/sea-cargo.ts',
    'battle/suffer.ts',
    'income/decide-disbanding.ts',
    'income/upkeep.ts',
  ],
  'income/mercenary-fees.ts': ['battle/sea-cargo.ts', 'income/decide-fees.ts'],
  'expansion/fortune.ts': ['expansion/fortune-calamity.ts', 'expansion/fortune-prosperity.ts'],
  'expansion/revolts.ts': [
    'expansion/revolts-fault.ts',
    'expansion/revolts-militia.ts',
    'expansion/revolts-unrest.ts',
  ],
  'siege/docked-fleets.ts': ['siege/to-sea.ts'],
  'intrigue/intrigue.ts': ['intrigue/espionage.ts', 'intrigue/play-cards.ts'],
  'diplomacy/diplomat.ts': [
    'diplomacy/carry-out.ts',
    'diplomacy/decide-call.ts',
    'diplomacy/decide-diplomacy.ts',
    'diplomacy/former-allies.ts',
  ],
  'bots/steward.ts': [
    'bots/battle.ts',
    'bots/cities.ts',
    'bots/diplomacy.ts',
    'bots/orders.ts',
    'bots/siege.ts',
    'bots/units.ts',
  ],
}

const LATER = '?later'
const REST = 'rest-of-rules'
const SECOND = '\0second-volume'
const EXPORT = /^export (?:(?<kind>function\*?|const) (?<name>\w+)|\{(?<names>[^}]*)\} from)/gm

const later = [...new Set(Object.values(MENTIONS).flat())]

/**
 * Binds the rules in two volumes. What the first mentions of the second stands there as an empty name that is filled
 * when the second has come; whoever uses it before gets an error, and may wait and try again.
 */
export function volumes(): Plugin {
  return {
    name: 'windward-volumes',
    enforce: 'pre',
    async resolveId(id, importer = '') {
      if (id === REST) return `\0${REST}`
      if (id === SECOND) return id
      if (this.environment.mode !== 'build') return undefined
      const mentions = importer.startsWith(src) ? MENTIONS[importer.slice(src.length)] : undefined
      if (mentions === undefined || !id.startsWith('.')) return undefined
      const file = fileURLToPath(new URL(id, `file://${importer}`))
      return mentions.includes(file.slice(src.length)) ? `${file}${LATER}` : undefined
    },
    async load(id) {
      if (id === `\0${REST}`) return this.environment.mode === 'build' ? FETCHING : ALL_THERE
      if (id === SECOND) return bound()
      return id.endsWith(LATER) ? mentioned(id.slice(0, -LATER.length)) : undefined
    },
  }
}

const ALL_THERE = 'export const restOfRules = async () => {}'

const FETCHING = `
const gaps = []
export const fill = (place, filling) => gaps.push([place, filling])
let fetched
export const restOfRules = () => fetched ??= import('${SECOND}').then(({ chapters }) => {
  for (const [place, filling] of gaps) filling(chapters[place])
})`

function bound(): string {
  const names = later.map((file, place) => `import * as c${place} from '${src}${file}'`)
  return `${names.join('\n')}\nexport const chapters = [${later.map((_, place) => `c${place}`).join(', ')}]`
}

async function mentioned(file: string): Promise<string> {
  const place = later.indexOf(file.slice(src.length))
  const all = exportsOf(await readFile(file, 'utf8'))
  const gaps = all.map(({ name, called }) =>
    called ? `let ${name}_; export const ${name} = (...given) => ${name}_(...given)` : `export let ${name}`,
  )
  const fillings = all.map(({ name, called }) => `${name}${called ? '_' : ''} = chapter.${name}`)
  return `import { fill } from '${REST}'\n${gaps.join('\n')}\nfill(${place}, (chapter) => { ${fillings.join('; ')} })`
}

function exportsOf(source: string): { readonly name: string; readonly called: boolean }[] {
  return [...source.matchAll(EXPORT)].flatMap(({ groups: { kind = '', name = '', names = '' } = {} }) =>
    name !== ''
      ? { name, called: kind !== 'const' }
      : names
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== '' && !each.startsWith('type '))
          .map((each) => ({ name: each, called: false })),
  )
}
