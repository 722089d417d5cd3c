/**
 * `pnpm bench <name>`: runs one bench, side by side with its alternatives, and writes RESULTS.md. `pnpm bench --stale`
 * lists the tables there whose code has changed since they were measured.
 */
import { BENCHES, isBench } from './benches.ts'
import { listStale } from './measure/report.ts'

const name = process.argv[2]
if (name === '--stale') {
  process.exitCode = listStale(BENCHES) ? 1 : 0
} else if (isBench(name)) {
  const { run } = (await import(`./${name}/bench.ts`)) as { run: () => Promise<boolean> }
  const isMet = await run()
  console.log(isMet ? 'every target met' : 'some targets missed: see the table')
} else {
  console.error(`pnpm bench --stale, or pnpm bench <name>, with one of: ${Object.keys(BENCHES).join(', ')}`)
  process.exitCode = 2
}
