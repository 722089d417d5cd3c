import { readDevSettings } from '#dev-server/env.ts'
import { serve } from '#dev-server/serve.ts'
import { ensureWebAddress } from '#wording/usage-error.ts'
import type { Answer } from './answer.ts'

type Wishes = { isMocked: boolean | undefined; apiUrl: string | undefined }

/** `dev`: serves the remote alone until the process ends. */
export async function develop(dir: string, { isMocked, apiUrl }: Wishes): Promise<Answer> {
  const settings = readDevSettings()
  const wished = { ...settings, isMocked: isMocked ?? settings.isMocked, apiUrl: apiUrl ?? settings.apiUrl }
  ensureWebAddress(wished.apiUrl, 'http://localhost:3100')
  const url = await serve(dir, wished)
  return { text: `${url}${wished.isMocked ? ', with example data' : ''}`, data: { url, ...wished } }
}
