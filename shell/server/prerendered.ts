/** What the build has rendered (`prerender.ts`): the public pages, and what the others start with. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrerenderedFrames, PrerenderedPage } from '../src/app/prerendered.ts'

/** The file of a build that holds them. */
export const PRERENDERED = 'prerendered.json'

/** Holds the place of a response's nonce in their styles. */
export const NONCE = '{nonce}'

export type Prerendered = { cardText: string; pages: PrerenderedPage[]; frames: Partial<PrerenderedFrames> }

/** What a build has rendered; nothing for a build without them, such as that of a dev server. */
export function readPrerendered(dir: string): Prerendered {
  const file = join(dir, PRERENDERED)
  if (!existsSync(file)) return { cardText: '', pages: [], frames: {} }
  return JSON.parse(readFileSync(file, 'utf8')) as Prerendered
}
