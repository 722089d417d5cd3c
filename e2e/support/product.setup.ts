/**
 * Vitest global setup of the journeys. Starts the production build with all processes and demo data for each lane, on
 * its own ports, so that files never interfere.
 * `PRODUCT_URL` names a running product to use instead. Its sign-in limits must be as high as these.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildAll } from '../../dev/releases/build.ts'
import { startPlatform } from '../../dev/platform/platform.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The addresses of the running products, by lane. */
    productUrls: string[]
  }
}

/** The port of the first lane's product, and the distance to the next one. */
const PORT = 7100
const PORTS_A_LANE = 400

/** Journeys sign in far more often than users do. */
export const journeySettings = {
  LOGIN_ATTEMPTS: '1000',
  LOGIN_ATTEMPTS_PER_ADDRESS: '10000',
  LOG_LEVEL: 'warn',
  STRICT_ANSWERS: 'true',
}

/** A product in a temporary folder, which is removed with it. `settings` are added to those of the journeys. */
export async function startProduct(
  port: number,
  settings: Record<string, string> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'protracker-journeys-'))
  const platform = await startPlatform({ port, dataDir, env: { ...journeySettings, ...settings } })
  return {
    url: platform.urls.shell,
    async stop() {
      await platform.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export async function setup({ provide, config }: TestProject): Promise<(() => Promise<void>) | void> {
  const running = process.env['PRODUCT_URL']
  if (running) return provide('productUrls', [running])
  // Built once before: otherwise each product would build what is missing.
  await buildAll(undefined, () => {})
  const starts = await Promise.allSettled(
    Array.from({ length: config.maxWorkers }, (_, lane) => startProduct(PORT + lane * PORTS_A_LANE)),
  )
  const products = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const stopAll = async () => {
    await Promise.all(products.map((product) => product.stop()))
  }
  const failed = starts.find((start) => start.status === 'rejected')
  if (failed) {
    await stopAll()
    throw failed.reason
  }
  provide(
    'productUrls',
    products.map(({ url }) => url),
  )
  return stopAll
}
