/** `node dev/build.ts [name …]`: builds front ends for production, all of them by default. */
import { parseArgs } from 'node:util'
import { buildAll, buildOne, frontEndNames, printBuild } from '#dev/releases/build.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean' }, version: { type: 'string' } },
})
const [name] = positionals
if (values.json && name) console.log(JSON.stringify(await buildOne(name)))
else if (name && positionals.length === 1) printBuild(await buildOne(name, values))
else await buildAll(positionals.length > 0 ? positionals : frontEndNames)
