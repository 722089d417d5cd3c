import { inject } from 'vitest'

/** The address of the product that this file uses alone: files that run at the same time never share one. */
export function productUrl(): string {
  const lane = Number(process.env['VITEST_POOL_ID'])
  const url = inject('productUrls')[lane - 1]
  if (!url) throw new Error(`Lane ${lane} has no product`)
  return url
}
