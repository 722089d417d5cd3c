/**
 * `pnpm test:clocks`: runs the tests of everything that knows the time at the instants where such code breaks: ends of
 * weeks, months and years, leap days, and the nights when the clocks change. Then runs each test file on the days of the
 * next year that it names. With a name, only at the instants that contain it: `pnpm test:clocks summer`, or
 * `pnpm test:clocks 2026-12`.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { instantsAfter } from './clocks/instants.ts'
import { namedDaysAfter } from './clocks/named-days.ts'

const KNOWS_TIME = /\btodayIn\b|new Date\(\)|Date\.now\(\)|\buseToday\b|\btoday\(/
/** Tests start some seconds after the command: those that run when the instant passes are the best ones. */
const AHEAD_MS = 40_000
const SOURCES = ['api/src', 'api/test', 'mf-*/src', 'remote-kit/src', 'shell/src', 'ui-kit/src']

const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
const folders = new Set(files.filter((file) => KNOWS_TIME.test(texts.get(file) ?? '')).map((file) => dirname(file)))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const tests = files.filter((file) => isTest(file) && folders.has(dirname(file)))

const textsOfTests = new Map([...texts].filter(([file]) => isTest(file)))
const now = new Date()
const runs = [
  ...instantsAfter(now).map((instant) => ({ ...instant, files: tests })),
  ...namedDaysAfter(now, textsOfTests).map(({ day, ...run }) => ({ name: `on ${day}`, ...run })),
]

const asked = process.argv[2] ?? ''
const failed: string[] = []
for (const { name, at, files: testFiles } of runs.filter((one) => one.name.includes(asked))) {
  console.log(`\n${name} (${at}): ${testFiles.length} files`)
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--reporter=dot', `--maxWorkers=${availableParallelism()}`, ...testFiles],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        CLOCK_OFFSET_MS: String(Date.parse(at) - AHEAD_MS - Date.now()),
        NODE_OPTIONS: `--import=${join(import.meta.dirname, 'clocks/shift-clock.mjs')}`,
      },
    },
  )
  if (status !== 0) failed.push(name)
}
console.log(failed.length === 0 ? '\nAll pass' : `\nFailed at: ${failed.join('; ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
