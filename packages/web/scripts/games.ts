import { readFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type FoundGame, findGames, partOf } from '@windward/find-games'
import type { About } from '@windward/kit/about.ts'
import type { ListedPuzzle, OfferedLesson } from '@windward/kit/game-entry.ts'
import type { AnyGame, Benched } from '@windward/table'
import { type Lesson, nameOf, type Puzzlebook } from '@windward/table/lesson'
import type { Plugin } from 'vite'
import { clausesIn } from './clauses.ts'
import { formsOf } from './instruction-forms.ts'

const LIST = 'virtual:games'
const PUZZLES = 'puzzles/index.ts'
const LESSONS = 'lessons/index.ts'
const REFERENCE = 'reference.en.ts'
const PAPER = /^virtual:(?<paper>clauses|instructions|offers|options|puzzles|reference)\/(?<id>.+)$/

/**
 * Brings the games that lie in packages/games to the page: `virtual:games` lists them with what can be said of each at
 * once and how the rest is loaded; what never changes while it is played is worked out here and sent as data.
 */
export function games(): Plugin {
  const found = findGames()
  return {
    name: 'windward-games',
    resolveId: (id) => (id === LIST || PAPER.test(id) ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${LIST}`) return list(await Promise.all(found.map(entry)))
      const { paper, id: of } = PAPER.exec(id.slice(1))?.groups ?? {}
      const game = id.startsWith('\0') ? found.find((each) => each.id === of) : undefined
      return game && `export default ${JSON.stringify(await PAPERS[paper ?? '']?.(game))}`
    },
  }
}

const PAPERS: Readonly<Record<string, (game: FoundGame) => Promise<unknown>>> = {
  reference: async (game) => {
    const file = partOf(game, REFERENCE)
    return file && (await import(pathToFileURL(file).href)).reference
  },
  clauses: async (game) => {
    const rules = partOf(game, 'rules.md')
    return rules === undefined ? [] : named(clausesIn(await readFile(rules, 'utf8')), await aboutOf(game))
  },
  instructions: async (game) => formsOf(await rulesOf(game), (await aboutOf(game))?.instructionWord),
  options: async (game) => (await rulesOf(game)).options.toJSONSchema({ io: 'input' }),
  puzzles: puzzlesOf,
  offers: offersOf,
}

/** By the kinds of decisions at which a lesson is offered. */
async function offersOf(game: FoundGame): Promise<Readonly<Record<string, OfferedLesson>>> {
  const file = partOf(game, LESSONS)
  if (file === undefined) return {}
  const { lessons }: { readonly lessons: readonly Lesson[] } = await import(pathToFileURL(file).href)
  return Object.fromEntries(
    lessons.flatMap(({ id, title, minutes, meets = [] }) =>
      meets.map((kind) => [kind, { id, title, minutes }]),
    ),
  )
}

async function puzzlesOf(game: FoundGame): Promise<readonly ListedPuzzle[]> {
  const file = partOf(game, PUZZLES)
  if (file === undefined) return []
  const { puzzlebook }: { readonly puzzlebook: Puzzlebook } = await import(pathToFileURL(file).href)
  return puzzlebook.puzzles.map((puzzle) => ({ id: puzzle.id, title: nameOf(puzzlebook, puzzle) }))
}

async function rulesOf({ module }: FoundGame): Promise<AnyGame> {
  return (await import(module)).game
}

async function aboutOf(game: FoundGame): Promise<About | undefined> {
  const file = partOf(game, 'about.en.ts')
  return file && (await import(pathToFileURL(file).href)).about
}

/** Its bots by name, as they are known without what they play by. */
async function benchOf(game: FoundGame): Promise<Benched['bots']> {
  const { bots } = await rulesOf(game)
  return Object.fromEntries(
    Object.entries(bots).map(([name, { level, character }]) => [
      name,
      { ...(level !== undefined && { level }), ...(character !== undefined && { character }) },
    ]),
  )
}

/** Clauses with each switch called as it is where a table is laid. */
function named<C extends { readonly text: string }>(clauses: readonly C[], about: About | undefined): C[] {
  return clauses.map((clause) => ({
    ...clause,
    text: clause.text.replace(/`(\w+)`/g, (code: string, name: string) => {
      const title = about?.switches?.[name]
      return title === undefined ? code : `“${title}”`
    }),
  }))
}

interface Entry {
  readonly place: number
  /** An import it needs at once. */
  readonly imports: string
  readonly code: string
}

/** One game in the list, as code. */
async function entry(game: FoundGame, index: number): Promise<Entry> {
  const { id } = game
  const about = await aboutOf(game)
  const { name = (await rulesOf(game)).name, facts = '', story = '', playNow, place = Infinity } = about ?? {}
  const picture = partOf(game, 'picture.svg')
  const puzzles = partOf(game, PUZZLES)
  const lessons = partOf(game, LESSONS)
  const loads = (file: string | undefined, key: string, part: string) =>
    file === undefined
      ? []
      : `${key}: async () => (await import(${JSON.stringify(file)}))${part === '' ? '' : `.${part}`}`
  const parts = [
    ...Object.entries({ id, name, facts, story, playNow })
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
    ...(picture === undefined ? [] : [`picture: picture${index}`]),
    `bots: ${JSON.stringify(await benchOf(game))}`,
    loads(fileURLToPath(game.module), 'rules', 'game'),
    loads(partOf(game, 'src/opening.ts'), 'opening', 'opening'),
    ...Object.keys(PAPERS)
      .filter((paper) => paper !== 'puzzles' || puzzles !== undefined)
      .filter((paper) => paper !== 'offers' || lessons !== undefined)
      .filter((paper) => paper !== 'reference' || partOf(game, REFERENCE) !== undefined)
      .map((paper) => loads(`virtual:${paper}/${id}`, paper, 'default')),
    loads(partOf(game, 'about.en.ts'), 'about', 'about'),
    loads(partOf(game, 'glossary.en.ts'), 'glossary', 'glossary'),
    loads(partOf(game, 'sounds.ts'), 'sounds', 'sounds'),
    loads(partOf(game, 'board/index.tsx'), 'board', 'board'),
    loads(lessons, 'lessons', 'lessons'),
    loads(puzzles, 'puzzlebook', 'puzzlebook'),
  ].flat()
  return {
    place,
    imports: picture === undefined ? '' : `import picture${index} from ${JSON.stringify(`${picture}?url`)}`,
    code: `{ ${parts.join(',\n')} }`,
  }
}

function list(entries: readonly Entry[]): string {
  const inOrder = entries.toSorted((a, b) => a.place - b.place)
  return `${inOrder.map(({ imports }) => imports).join('\n')}
export const games = [${inOrder.map(({ code }) => code).join(',\n')}]`
}
