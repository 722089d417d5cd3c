import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { watchOver } from '#dev/processes/watchdog.ts'
import { root } from '#dev/workspace/root.ts'

export interface VitestRun {
  /** Names the run in what it prints, and its report. */
  name: string
  /** The folder with the config. */
  folder: string
  options?: string[]
  env?: Record<string, string>
}

/** The result of one test file. */
export interface FileResult {
  /** Relative to the repository. */
  file: string
  passed: number
  /** One line for each test that failed or was skipped, or for a file that did not load. */
  failures: string[]
}

export interface VitestResult {
  files: FileResult[]
  /** What failed outside of the files. */
  failures: string[]
}

/** The used part of the output of Vitest's JSON reporter. */
interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

/**
 * Runs Vitest and gives what each file came to. A skipped test counts as failed: nothing here may be skipped.
 * @param reportFolder Where the report is written, as `<name>.json`.
 */
export async function runVitest(
  { name, folder, options = [], env = {} }: VitestRun,
  reportFolder: string,
): Promise<VitestResult> {
  const outputFile = join(reportFolder, `${name}.json`)
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
  if (!existsSync(outputFile)) return { files: [], failures: [`${name}: ended without a report`] }
  const report: VitestReport = JSON.parse(await readFile(outputFile, 'utf8'))
  const files = report.testResults.map(resultOf)
  // An error outside of any test has no test to count.
  const unexplained = code !== 0 && files.every(({ failures }) => failures.length === 0)
  return { files, failures: unexplained ? [`${name}: an error outside of any test`] : [] }
}

function resultOf({ name, status, assertionResults }: VitestReport['testResults'][number]): FileResult {
  const file = relative(root, name)
  const failures = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) => {
      const reason = test.failureMessages?.[0]?.split('\n', 1)[0] ?? `was ${test.status}`
      return `${file} > ${test.fullName}: ${reason}`
    })
  if (failures.length === 0 && status === 'failed') failures.push(`${file}: did not run`)
  return { file, passed: assertionResults.filter((test) => test.status === 'passed').length, failures }
}
