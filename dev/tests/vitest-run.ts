import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { watchOver } from '#dev/processes/watchdog.ts'
import { root } from '#dev/workspace/root.ts'
import { STRAY_ERRORS_FILE } from './stray-errors-reporter.ts'

const STRAY_ERRORS_REPORTER = join(import.meta.dirname, 'stray-errors-reporter.ts')

export interface VitestRun {
  /** Names the run in what it prints, and its report. */
  name: string
  /** The folder with the config. */
  folder: string
  options?: string[]
  env?: Record<string, string>
  /** Prints nothing. */
  isQuiet?: boolean
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
  { name, folder, options = [], env = {}, isQuiet = false }: VitestRun,
  reportFolder: string,
): Promise<VitestResult> {
  const outputFile = join(reportFolder, `${name}.json`)
  const strayErrors = join(reportFolder, `${name}-stray-errors.json`)
  const reports = ['--reporter=default', '--reporter=json', `--reporter=${STRAY_ERRORS_REPORTER}`]
  const args = ['run', '--root', folder, ...reports, `--outputFile.json=${outputFile}`, ...options]
  const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: root,
    detached: true,
    env: { ...process.env, ...env, [STRAY_ERRORS_FILE]: strayErrors },
    stdio: isQuiet ? 'ignore' : 'inherit',
  })
  watchOver(child)
  const code = await new Promise<number>((resolve) => child.once('exit', (exitCode) => resolve(exitCode ?? 1)))
  if (!existsSync(outputFile)) return { files: [], failures: [`${name}: ended without a report`] }
  const report: VitestReport = JSON.parse(await readFile(outputFile, 'utf8'))
  const files = report.testResults.map(resultOf)
  const strays: string[] = existsSync(strayErrors) ? JSON.parse(await readFile(strayErrors, 'utf8')) : []
  const failures = strays.map((message) => `${name}: an error outside of any test: ${message}`)
  const isExplained = code === 0 || failures.length > 0 || files.some((file) => file.failures.length > 0)
  return { files, failures: isExplained ? failures : [`${name}: ended with code ${code} and no failure`] }
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
