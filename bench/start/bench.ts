/** `pnpm bench start`: the first and second `npm start` on a fresh clone. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatNumber, markdown, report, verdict } from '../measure/report.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const PORT = '8600'
const SECOND_START_SECONDS = 15

type Line = { text: string; at: number }

/** Runs the bench and returns whether every target was met. */
export async function run(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'protracker-start-'))
  try {
    execFileSync('git', ['clone', '--quiet', ROOT, folder])
    const first = await start(folder)
    const second = await start(folder)
    const secondTotal = second.at(-1)?.at ?? NaN
    report('start', [
      '`npm start` in a fresh clone, then again. Package caches of the machine were warm. Seconds since the command.',
      ...[first, second].map((lines, i) =>
        markdown({
          columns: [i === 0 ? 'first start' : 'second start', 's'],
          rows: lines.map(({ text, at }) => [text, formatNumber(at)]),
        }),
      ),
      markdown({
        columns: ['target', 'measured', 'goal', ''],
        rows: [
          [
            'second start, ready',
            formatNumber(secondTotal),
            `≤ ${SECOND_START_SECONDS}`,
            verdict(secondTotal <= SECOND_START_SECONDS),
          ],
        ],
      }),
    ])
    return secondTotal <= SECOND_START_SECONDS
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The phases that `npm start` prints until it is ready, each with the elapsed seconds. Then it is stopped. */
async function start(folder: string): Promise<Line[]> {
  const began = performance.now()
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...process.env, PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const lines: Line[] = []
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n').filter((one) => /^ready |\d s$/.test(one.trim()))) {
        lines.push({ text: line.trim(), at: (performance.now() - began) / 1000 })
        if (line.startsWith('ready ')) resolve()
      }
    })
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)))
  })
  // npm itself exits at once. Its children keep the output open until everything has stopped.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await ended
  return lines
}
