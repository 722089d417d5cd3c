/** `pnpm bench <name>`: runs one bench, side by side with its alternatives, and writes RESULTS.md. */
const BENCHES = ['api', 'board', 'growth', 'import', 'reports', 'scheduling', 'search', 'web', 'start'] as const
type Bench = (typeof BENCHES)[number]

const isBench = (name: string | undefined): name is Bench => BENCHES.some((bench) => bench === name)

const name = process.argv[2]
if (!isBench(name)) {
  console.error(`pnpm bench <name>, with one of: ${BENCHES.join(', ')}`)
  process.exit(2)
}
const { run } = (await import(`./${name}/bench.ts`)) as { run: () => Promise<boolean> }
const isMet = await run()
console.log(isMet ? 'every target met' : 'some targets missed: see the table')
