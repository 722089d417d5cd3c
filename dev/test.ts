/**
 * `npm test`: the checks, the tests of every package, and the journeys in a browser.
 * Everything runs, even after a failure. The last line is the total, `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { runChecks } from '#dev/checks/checks.ts'
import { findChromium } from '#dev/machine/chromium.ts'
import { secondsSince } from '#dev/processes/progress.ts'
import { watchOver } from '#dev/processes/watchdog.ts'
import { root } from '#dev/workspace/root.ts'

interface Sum {
  passed: number
  failed: number
  /** One line for each failure, printed at the end, which is the part of a long output that CI shows. */
  failures: string[]
}

/** The used part of the output of Vitest's JSON reporter. */
interface VitestReport {
  success: boolean
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

const outputFolder = await mkdtemp(join(tmpdir(), 'protracker-test-report-'))

interface VitestSettings {
  options?: string[]
  env?: Record<string, string>
}

/** Runs Vitest on a folder with its config. A skipped test counts as failed: nothing here may be skipped. */
async function runVitest(name: string, folder: string, { options = [], env = {} }: VitestSettings = {}): Promise<Sum> {
  const outputFile = join(outputFolder, `${name}.json`)
  const reports = ['--reporter=default', '--reporter=json', `--outputFile=${outputFile}`]
  const args = ['run', '--root', folder, ...reports, ...options]
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  })
  watchOver(child)
  const code = await new Promise<number>((resolve) => child.once('exit', (exitCode) => resolve(exitCode ?? 1)))
  if (!existsSync(outputFile)) return { passed: 0, failed: 1, failures: [`${name}: ended without a report`] }

  const report: VitestReport = JSON.parse(await readFile(outputFile, 'utf8'))
  const skipped = report.numPendingTests + report.numTodoTests
  if (skipped > 0) console.log(`${skipped} skipped in ${name}: counted as failed`)
  const failed = report.numFailedTests + skipped
  const failures = failuresOf(report)
  // A file that does not load, or an error outside any test, has no test to count.
  if (failed === 0 && code !== 0) {
    const what = failures.length > 0 ? failures : [`${name}: an error outside of any test`]
    return { passed: report.numPassedTests, failed: 1, failures: what }
  }
  return { passed: report.numPassedTests, failed, failures }
}

/** All failed tests with the first line of their errors, and all files that did not load. */
function failuresOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap((file) => {
    const where = relative(root, file.name)
    const tests = file.assertionResults.filter(({ status }) => status !== 'passed')
    if (tests.length === 0) return file.status === 'failed' ? [`${where}: did not run`] : []
    return tests.map(({ fullName, failureMessages }) => {
      const reason = failureMessages?.[0]?.split('\n', 1)[0]
      return `${where} > ${fullName}${reason ? `: ${reason}` : ''}`
    })
  })
}

async function runJourneys(): Promise<Sum> {
  try {
    const chromium = findChromium((line) => console.log(line))
    // Two lanes at most: each has its own browser and product.
    const options = [`--maxWorkers=${Math.min(2, availableParallelism())}`]
    return await runVitest('journeys', join(root, 'e2e'), { options, env: { CHROMIUM_BINARY: chromium } })
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
  await timed('tests', () => runVitest('tests', root, { options: [`--maxWorkers=${availableParallelism()}`] })),
  await timed('journeys', runJourneys),
]
await rm(outputFolder, { recursive: true, force: true })
const total = (field: 'passed' | 'failed') => sums.reduce((sum, each) => sum + each[field], 0)
for (const failure of sums.flatMap(({ failures }) => failures)) console.log(`✗ ${failure}`)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') > 0 ? 1 : 0)
