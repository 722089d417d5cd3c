/** `node dev/build.ts [name …]`: builds front ends for production, all of them by default. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildAll, frontEndNames, printBuild } from '#dev/releases/build.ts'
import { root } from '#dev/workspace/root.ts'
import { buildOne } from '#remote-kit/releases/build.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, version: { type: 'string' } },
})
const [name] = positionals
if (values.json && name) console.log(JSON.stringify(await buildOne(join(root, name))))
else if (name && positionals.length === 1) printBuild(await buildOne(join(root, name), values))
else await buildAll(positionals.length > 0 ? positionals : frontEndNames)
