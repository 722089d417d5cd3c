/** Reads an email in a thread of its own, so that a hostile one takes neither the process's time nor its memory. */
import { Worker } from 'node:worker_threads'
import type { ReadMail } from './read-mail.ts'

const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 }
const LONGEST_MS = 15_000

/**
 * What the email says.
 * @throws if reading it takes too long or too much memory
 */
export async function readInThread(raw: Uint8Array, { timeoutMs = LONGEST_MS } = {}): Promise<ReadMail> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadMail>()
  const thread = new Worker(new URL('read-mail.worker.ts', import.meta.url), {
    workerData: { raw: Uint8Array.from(raw) },
    resourceLimits: LIMITS,
  })
  const timer = setTimeout(() => reject(new Error('Reading the email took too long')), timeoutMs)
  thread.on('message', (read: ReadMail) => resolve(read))
  thread.on('error', (error) => reject(error))
  thread.on('exit', (code) => reject(new Error(`Reading the email ended with ${code}`)))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
