/** What the API does by itself, now and then. Every process does it; each job does nothing where it was done already. */
import type { Logger } from 'pino'
import { refreshRisks } from '../deals/refresh-risks.command.ts'

/** A day begins at another instant in each time zone: looking every quarter of an hour is soon enough for all. */
const EVERY_MS = 15 * 60 * 1000

/** Starts the jobs, the first time at once. Answers how to stop them; what is under way is cut short. */
export function startJobs(logger: Logger): () => Promise<void> {
  const stopping = new AbortController()
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(() => refreshRisks(new Date(), stopping.signal))
      .then((count) => logger.debug({ count }, 'risks refreshed'))
      .catch((error: unknown) => logger.error({ err: error }, 'risks could not be refreshed'))
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}
