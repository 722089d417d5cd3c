/** A separate product for one test file, which may stop and kill its processes. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Platform, startPlatform } from '../../dev/platform/platform.ts'
import { journeySettings } from './product.setup.ts'

/** Starts the product before the tests of a file and stops it after them. */
export function usePlatform(port: number): () => Platform {
  let platform: Platform
  let dataDir: string

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'protracker-outages-'))
    platform = await startPlatform({ port, dataDir, env: journeySettings })
  })
  afterAll(async () => {
    await platform.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  return () => platform
}
