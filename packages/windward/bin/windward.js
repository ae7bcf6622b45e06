#!/usr/bin/env node
import { keepCompiled } from './compiled.js'

const NEEDED = 24

const found = Number.parseInt(process.versions.node, 10)
if (found < NEEDED) {
  process.stderr.write(
    `Windward runs on Node ${NEEDED} or newer, and this is Node ${process.versions.node}. ` +
      'Inside the repository, “npx windward …” and the npm scripts bring the right one with them.\n',
  )
  process.exitCode = 1
} else {
  keepCompiled()
  const { run } = await import('../src/cli.ts')
  await run(process.argv)
}
