/**
 * `npm test`: the checks, the tests of every package, and the journeys in a browser.
 * Everything runs, even after a failure. The last line is the total, `N passed, N failed`.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runChecks } from '#dev/checks/checks.ts'
import { findChromium } from '#dev/machine/chromium.ts'
import { secondsSince } from '#dev/processes/progress.ts'
import { filesToTryAgain, withSecondTry } from '#dev/tests/second-try.ts'
import { runVitest, type VitestResult, type VitestRun } from '#dev/tests/vitest-run.ts'
import { root } from '#dev/workspace/root.ts'

interface Sum {
  passed: number
  failed: number
  /** One line for each failure, printed at the end, which is the part of a long output that CI shows. */
  failures: string[]
}

/** The failures of tests that passed when they ran again. */
const passedOnSecondTry: string[] = []
const reportFolder = await mkdtemp(join(tmpdir(), 'protracker-test-report-'))
// The many processes that the tests start compile the same sources once.
process.env['NODE_COMPILE_CACHE'] ??= join(reportFolder, 'compile-cache')

/**
 * Runs Vitest. A few failed files run once more, alone: see docs/decisions/second-try.md.
 * Those that pass then are named, and count as passed.
 */
async function runTests(run: VitestRun): Promise<Sum> {
  const first = await runVitest(run, reportFolder)
  const again = filesToTryAgain(first)
  if (again.length === 0) return sumOf(first)

  console.log(`\n── ${run.name}: once more, alone: ${again.join(', ')}`)
  for (const failure of first.files.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`)
  const paths = again.map((file) => relative(run.folder, join(root, file)))
  const second = { ...run, name: `${run.name}-again`, options: [...paths, '--maxWorkers=1'] }
  const after = withSecondTry(first, await runVitest(second, reportFolder))
  passedOnSecondTry.push(...after.passedOnSecondTry)
  return sumOf(after)
}

function sumOf({ files, failures }: VitestResult): Sum {
  const all = [...files.flatMap((file) => file.failures), ...failures]
  return { passed: files.reduce((sum, { passed }) => sum + passed, 0), failed: all.length, failures: all }
}

async function runJourneys(): Promise<Sum> {
  try {
    const chromium = findChromium((line) => console.log(line))
    // Two lanes at most: each has its own browser and product.
    const options = [`--maxWorkers=${Math.min(2, availableParallelism())}`]
    return await runTests({ name: 'journeys', folder: join(root, 'e2e'), options, env: { CHROMIUM_BINARY: chromium } })
  } catch (error) {
    return { passed: 0, failed: 1, failures: [error instanceof Error ? error.message : String(error)] }
  }
}

async function timed(title: string, work: () => Promise<Sum>): Promise<Sum> {
  const start = performance.now()
  console.log(`\n── ${title}`)
  const sum = await work()
  console.log(`── ${title}: ${sum.passed} passed, ${sum.failed} failed in ${secondsSince(start)}`)
  return sum
}

/** Children run in their own process groups. The watchdog ends them once this process is gone. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
process.on('disconnect', () => process.exit(1))

const sums = [
  await timed('checks', runChecks),
  // By default Vitest leaves one core to the user. Here it can use all of them.
  await timed('tests', () =>
    runTests({ name: 'tests', folder: root, options: [`--maxWorkers=${availableParallelism()}`] }),
  ),
  await timed('journeys', runJourneys),
]
await rm(reportFolder, { recursive: true, force: true })
const total = (field: 'passed' | 'failed') => sums.reduce((sum, each) => sum + each[field], 0)
for (const failure of passedOnSecondTry) console.log(`⚠ passed on the second try: ${failure}`)
for (const failure of sums.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') > 0 ? 1 : 0)
