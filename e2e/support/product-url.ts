import { inject } from 'vitest'

/** Where the shell of the product is that this file has for itself: no two files that run at the same time share one. */
export function productUrl(): string {
  const lane = Number(process.env['VITEST_POOL_ID'])
  const url = inject('productUrls')[lane - 1]
  if (!url) throw new Error(`Lane ${lane} has no product`)
  return url
}
