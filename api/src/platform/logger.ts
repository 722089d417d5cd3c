/** The log of the process: a line of JSON each, on standard output. */
import { destination, levels, type Logger, pino } from 'pino'

/** Lines are written when there is this much of them, and when this time has passed. */
const BATCH = { minLength: 4096, everyMs: 200 }

const { warn: WARNING = 40 } = levels.values

/**
 * Writes lines in batches, since a write for each takes a twelfth of a list (bench/RESULTS.md, api). Warnings and errors
 * are written at once with all before them, and the process ends with nothing unwritten, unless it is killed.
 */
export function createLogger(level: string): Logger {
  const output = destination({ sync: true, minLength: BATCH.minLength })
  setInterval(() => output.flushSync(), BATCH.everyMs).unref()
  process.on('exit', () => output.flushSync())
  return pino(
    {
      level,
      base: { service: 'api' },
      hooks: {
        logMethod(line, write, severity) {
          write.apply(this, line)
          if (severity >= WARNING) output.flushSync()
        },
      },
    },
    output,
  )
}
