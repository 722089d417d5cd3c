import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startMongod } from '#dev/machine/mongod.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a real MongoDB replica set, empty at first, for the duration of the test run. */
    mongoUri: string
  }
}

/** Vitest global setup: a real MongoDB in a temporary folder. Tests get its address with `inject('mongoUri')`. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'protracker-test-'))
  const mongod = await startMongod({ dataDir })
  provide('mongoUri', mongod.uri)
  return async () => {
    await mongod.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
