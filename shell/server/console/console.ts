/**
 * The data of the operators' console. Everyone else gets a 404, whatever they ask for below `/console/`.
 */
import type { IncomingMessage } from 'node:http'
import { type Figures, FIGURES_KEPT_MS, FIGURES_STEP_MS, inSteps, type Slot } from 'remote-kit/figures'
import { openStorage } from 'remote-kit/places'
import type { Platform } from 'remote-kit/platform'
import type { Storage } from 'remote-kit/storage'
import { createFileSizes } from './file-sizes.ts'
import { isOperator } from './operator.ts'
import { readPlatform } from './read-platform.ts'

/** How long an answer about the platform is good for: several operators look at it, and again and again. */
const FRESH_MS = 3000

export const CONSOLE_PATH = '/console/'

export type ConsoleOptions = {
  /** Where the API, and the registries, are; and whose figures these are. */
  env: { apiUrl: string; place: string; environment: string }
  figures: { read: () => Promise<Slot[]> }
  now?: () => number
}

/** Answers the console. It opens the place of the registries when an operator first asks. */
export function createConsole({ env, figures, now = Date.now }: ConsoleOptions) {
  const sizes = createFileSizes()
  let storage: Promise<Storage> | undefined
  let last: { at: number; platform: Promise<Platform> } | undefined

  function openPlace(): Promise<Storage> {
    storage ??= openStorage(env.place).catch((error: unknown) => {
      storage = undefined
      throw error
    })
    return storage
  }

  function platform(): Promise<Platform> {
    if (!last || now() - last.at >= FRESH_MS) {
      const reading = openPlace().then((place) => readPlatform(place, env.environment, sizes))
      last = { at: now(), platform: reading }
      reading.catch(() => (last = undefined))
    }
    return last.platform
  }

  async function dayOfFigures(): Promise<Figures> {
    const until = now()
    return { since: until - FIGURES_KEPT_MS, until, slots: inSteps(await figures.read(), FIGURES_STEP_MS) }
  }

  const parts: Record<string, () => Promise<object>> = {
    'platform.json': platform,
    'figures.json': dayOfFigures,
  }

  return {
    /** What a visitor gets at a path; null for a 404. */
    async answer(pathname: string, { headers }: IncomingMessage): Promise<object | null> {
      const name = pathname.slice(CONSOLE_PATH.length)
      const part = Object.hasOwn(parts, name) ? parts[name] : undefined
      if (!part || !(await isOperator(headers, env.apiUrl))) return null
      return part()
    },
    /** Closes what was opened. */
    async stop(): Promise<void> {
      await (await storage)?.close()
    },
  }
}
