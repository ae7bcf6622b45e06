import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dependencyFaults, importFaults, type Package } from './arrows.ts'

const DEPENDENCIES = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const

type Manifest = Readonly<
  { name: string } & { [Kind in (typeof DEPENDENCIES)[number]]?: Record<string, string> }
>

const root = fileURLToPath(new URL('..', import.meta.url))

const readPackage = (manifest: string): Package => {
  const content: Manifest = JSON.parse(readFileSync(join(root, manifest), 'utf8'))
  return {
    name: content.name,
    folder: join(root, dirname(manifest)),
    dependencies: DEPENDENCIES.flatMap((kind) => Object.keys(content[kind] ?? {})),
  }
}

const faultsIn = (house: Package): string[] => {
  const files = globSync('**/*.{ts,tsx,js}', { cwd: house.folder, exclude: ['**/node_modules'] })
  return [
    ...dependencyFaults(house).map((fault) => `${house.name}/package.json: ${fault}`),
    ...files.flatMap((file) => {
      const path = join(house.folder, file)
      return importFaults(house, path, readFileSync(path, 'utf8')).map(
        (fault) => `${house.name}/${file}: ${fault}`,
      )
    }),
  ]
}

const faults = globSync('packages/{*,games/*}/package.json', { cwd: root })
  .toSorted()
  .flatMap((manifest) => faultsIn(readPackage(manifest)))

for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exitCode = faults.length > 0 ? 1 : 0
