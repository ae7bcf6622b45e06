import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { FromType, type Schema } from './from-type.ts'

/**
 * Makes `src/data/schema.json` of every game: what its views, briefs and outcomes are made of, as their types say. With
 * `--check` nothing is written, and what is not as it should be is named.
 */
const folder = new URL('../../packages/games/', import.meta.url)
const GAMES = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/src/game.ts`, folder)))

interface Made {
  readonly view: Schema
  readonly outcome: Schema
  readonly briefs: Readonly<Record<string, Schema>>
  readonly $defs: Readonly<Record<string, Schema>>
}

async function schemasOf(game: string): Promise<Made> {
  const path = (file: string) => fileURLToPath(new URL(`${game}/${file}`, folder))
  const { config } = ts.readConfigFile(path('tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, path('.'))
  const program = ts.createProgram([path('src/game.ts'), path('src/decisions.ts')], options)
  const checker = program.getTypeChecker()
  const made = new FromType(checker)
  const types = argumentOf(
    checker,
    checker.getTypeAtLocation(declared(program, path('src/game.ts'), 'game')),
    0,
  )
  const part = (name: string): Schema => {
    const found = types.getProperty(name)
    if (found === undefined) throw new Error(`${game} has no ${name}.`)
    return made.of(checker.getTypeOfSymbol(found))
  }
  const named = elementsOf(checker, declared(program, path('src/decisions.ts'), 'decisions'))
  const { decisions } = await import(path('src/decisions.ts'))
  if (decisions.length !== named.length) throw new Error(`Not every decision of ${game} stands in its list.`)
  const briefs = named.map((each, index): [string, Schema] => [
    decisions[index].kind,
    made.of(argumentOf(checker, checker.getTypeAtLocation(each), 1)),
  ])
  const [view, outcome] = [part('view'), part('outcome')]
  return { view, outcome, briefs: Object.fromEntries(briefs), $defs: made.definitions }
}

function declared(program: ts.Program, file: string, name: string): ts.VariableDeclaration {
  for (const statement of program.getSourceFile(file)?.statements ?? [])
    if (ts.isVariableStatement(statement))
      for (const each of statement.declarationList.declarations) if (each.name.getText() === name) return each
  throw new Error(`${file} declares no ${name}.`)
}

/** What a list is written with; a list that is spread out in it counts by its elements. */
function elementsOf(checker: ts.TypeChecker, { name, initializer }: ts.VariableDeclaration): ts.Expression[] {
  if (initializer === undefined || !ts.isArrayLiteralExpression(initializer))
    throw new Error(`${name.getText()} is not written as a list.`)
  return initializer.elements.flatMap((each) => {
    if (!ts.isSpreadElement(each)) return [each]
    const here = checker.getSymbolAtLocation(each.expression)
    const there = here && (here.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(here) : here)
    const declaration = there?.valueDeclaration
    if (declaration === undefined || !ts.isVariableDeclaration(declaration))
      throw new Error(`${each.getText()} is not declared as a list.`)
    return elementsOf(checker, declaration)
  })
}

function argumentOf(checker: ts.TypeChecker, type: ts.Type, index: number): ts.Type {
  const found = checker.getTypeArguments(type as ts.TypeReference)[index]
  if (found === undefined) throw new Error(`${checker.typeToString(type)} does not say what it is made of.`)
  return found
}

const checking = process.argv.includes('--check')
const stale: string[] = []
for (const game of GAMES) {
  const file = new URL(`${game}/src/data/schema.json`, folder)
  const text = `${JSON.stringify(await schemasOf(game), null, 1)}\n`
  const kept = (() => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return ''
    }
  })()
  if (kept === text) continue
  if (checking) stale.push(game)
  else writeFileSync(file, text)
}
if (stale.length > 0)
  process.stderr.write(
    `What ${stale.join(' and ')} tells of itself as JSON Schema is not what its types say any more. Run: npm run schemas\n`,
  )
process.exitCode = stale.length > 0 ? 1 : 0
