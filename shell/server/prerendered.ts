/** The public pages that the build has rendered (`prerender.ts`). */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PrerenderedPage } from '../src/app/prerendered-page.ts'

/** The file of a build that holds them. */
export const PRERENDERED = 'prerendered.json'

/** Holds the place of a response's nonce in their styles. */
export const NONCE = '{nonce}'

export type Prerendered = { cardText: string; pages: PrerenderedPage[] }

/** The prerendered pages of a build; none for a build without them, such as that of a dev server. */
export function readPrerendered(dir: string): Prerendered {
  const file = join(dir, PRERENDERED)
  if (!existsSync(file)) return { cardText: '', pages: [] }
  return JSON.parse(readFileSync(file, 'utf8')) as Prerendered
}
