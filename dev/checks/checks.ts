import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { findHadolint, findHelm } from '#dev/machine/linters.ts'
import { secondsSince } from '#dev/processes/progress.ts'
import { watchOver } from '#dev/processes/watchdog.ts'
import { root } from '#dev/workspace/root.ts'
import { sourceFolders } from '#dev/workspace/source-folders.ts'
import { checkBoundaries } from './boundaries.ts'
import { checkCitations } from './citations.ts'
import { checkDecisions } from './decisions.ts'
import { checkVoice } from './voice.ts'

/** Runs a check and returns its complaint, or undefined. */
type Check = () => Promise<string | undefined>

/** A PATH that starts with this Node and the workspace's programs. */
const path = [join(root, 'node_modules', '.bin'), dirname(process.execPath), process.env['PATH']].join(delimiter)

/** A check that runs a program. If its exit code is not 0, its output is the complaint. */
const program =
  (command: string, ...args: string[]): Check =>
  () =>
    new Promise((done, reject) => {
      const child = spawn(command, args, {
        cwd: root,
        detached: true,
        env: { ...process.env, PATH: path, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      })
      watchOver(child)
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.once('error', reject)
      child.once('close', (code) => done(code === 0 ? undefined : output))
    })

const typecheck = (folder: string) => program('tsc', '--noEmit', '--pretty', 'false', '-p', folder)

async function boundaries(): Promise<string | undefined> {
  const { violations } = await checkBoundaries(sourceFolders)
  return violations.length > 0 ? violations.join('\n') : undefined
}

/** A check that runs a program which this machine may have to fetch first. */
const fetched =
  (find: () => Promise<string>, ...args: string[]): Check =>
  async () =>
    program(await find(), ...args)()

const CHART = ['deploy/chart', '--values', 'deploy/chart/ci/full-values.yaml']

type NamedCheck = [name: string, check: Check]

/** Checks that keep one core busy. */
const sideBySide: NamedCheck[] = [
  ...sourceFolders.map((folder): NamedCheck => [`types of ${folder}`, typecheck(folder)]),
  ['boundaries', boundaries],
  [
    'contract lint',
    program(
      join(root, 'openapi/node_modules/.bin/redocly'),
      'lint',
      'openapi/openapi.yaml',
      '--config',
      'openapi/redocly.yaml',
    ),
  ],
  ['citations and links', async () => (await checkCitations()).join('\n') || undefined],
  ['decisions', async () => checkDecisions().join('\n') || undefined],
  ['voice', async () => (await checkVoice()).join('\n') || undefined],
  ['contract drift', program('node', 'openapi/generate.ts', '--check')],
  ['Dockerfile', fetched(findHadolint, 'deploy/Dockerfile')],
  ['compose file', program('dclint', '--config', 'deploy/.dclintrc.yaml', 'deploy/compose.yaml')],
  ['Helm chart', fetched(findHelm, 'lint', '--strict', '--quiet', ...CHART)],
  ['unused code and dependencies', program('knip', '--no-config-hints')],
]

/** Checks that keep every core busy, or need the previous one. */
const oneByOne: NamedCheck[] = [
  ['lint', program('oxlint', '--type-aware')],
  ['format', program('oxfmt', '--check', '.')],
  ['front ends build', program('node', 'dev/build.ts')],
  ['size budgets', program('size-limit')],
]

/**
 * Runs all static checks, even after a failure, and prints a line for each. `wanted`: parts of the names of the checks
 * to run, all by default.
 */
export async function runChecks(
  wanted: readonly string[] = [''],
): Promise<{ passed: number; failed: number; failures: string[] }> {
  const isWanted = ([name]: NamedCheck) => wanted.some((words) => name.includes(words))
  const failures: string[] = []
  let passed = 0
  async function run(queue: NamedCheck[]): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [name, check] = next
      const start = performance.now()
      const complaint = await check().catch((error: unknown) => String(error))
      if (complaint === undefined) passed += 1
      else {
        failures.push(`check: ${name}`)
        console.log(complaint.trimEnd())
      }
      console.log(`${complaint === undefined ? '✓' : '✗'} ${name.padEnd(48)} ${secondsSince(start).padStart(8)}`)
    }
  }

  const queue = sideBySide.filter(isWanted)
  await Promise.all(Array.from({ length: availableParallelism() }, () => run(queue)))
  await run(oneByOne.filter(isWanted))
  return { passed, failed: failures.length, failures }
}
