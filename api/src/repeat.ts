/** Work that a process does again and again. */
import type { Logger } from 'pino'

/** The result of a job that will never have work again. */
export const FOR_GOOD = Symbol('for good')

type Job = { name: string; everyMs: number; work: (signal: AbortSignal) => Promise<number | typeof FOR_GOOD> }

/**
 * Runs the job repeatedly, never twice at a time, until it has no more work. Returns a function that stops it and aborts
 * running work.
 */
export function repeat(logger: Logger, { name, everyMs, work }: Job): () => Promise<void> {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  const run = () => {
    running ??= work(stopping.signal)
      .then((count) => {
        if (count === FOR_GOOD) clearInterval(timer)
        else if (count > 0) logger.debug({ job: name, count }, 'job done')
      })
      .catch((error: unknown) => logger.error({ err: error, job: name }, 'job failed'))
      .finally(() => (running = undefined))
  }
  const timer = setInterval(run, everyMs)
  run()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
