/** The API's log during a test, shown only if the test fails. */
import { pino } from 'pino'
import { afterEach } from 'vitest'

const lines: string[] = []

/** The log of an API under test. `TEST_LOG=info` includes its requests. */
export const serverLog = pino(
  { level: process.env.TEST_LOG ?? 'warn' },
  { write: (line: string) => void lines.push(line) },
)

/** Prints, below each failed test of the file, what the API had logged. */
export function printServerLogOfFailures(): void {
  afterEach(({ task }) => {
    const logged = lines.splice(0)
    if (task.result?.state === 'fail' && logged.length > 0)
      console.error(['Inside the server:', ...logged.map(readable)].join('\n'))
  })
}

type Line = { level: number; msg?: string; err?: { stack?: string; message?: string } } & Record<string, unknown>

/** `error: request failed {"request_id":"…"}`, followed by the stack. */
function readable(line: string): string {
  const { level, time: _time, pid: _pid, hostname: _hostname, msg = '', err, ...rest }: Line = JSON.parse(line)
  const heading = `${pino.levels.labels[level]}: ${msg} ${JSON.stringify(rest)}`
  return err ? `${heading}\n${err.stack ?? err.message}` : heading
}
