/**
 * Vitest global setup of the journeys: the production build with all its processes and demo data, on ports of its own.
 * `PRODUCT_URL` names a product that runs already and saves the start; its sign-in limits have to be as wide as these.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPlatform } from '../../dev/platform.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the shell of the running product is. */
    productUrl: string
  }
}

const PORT = 7100

/** Journeys sign in far more often than people do. */
export const journeySettings = {
  LOGIN_ATTEMPTS: '1000',
  LOGIN_ATTEMPTS_PER_ADDRESS: '10000',
  LOG_LEVEL: 'warn',
  CHECK_ANSWERS: 'true',
}

export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | void> {
  const running = process.env['PRODUCT_URL']
  if (running) return provide('productUrl', running)
  const dataDir = await mkdtemp(join(tmpdir(), 'protracker-journeys-'))
  const platform = await startPlatform({ port: PORT, dataDir, env: journeySettings })
  provide('productUrl', platform.urls.shell)
  return async () => {
    await platform.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
