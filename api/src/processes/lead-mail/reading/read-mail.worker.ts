/** The thread of read-in-thread.ts: reads one email and says what it says. */
import { parentPort, workerData } from 'node:worker_threads'
import { readMail } from './read-mail.ts'

const { raw } = workerData as { raw: Uint8Array }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have none
parentPort?.postMessage(await readMail(Buffer.from(raw)))
