import { zipFault } from '#rules/addresses/zip-code.ts'
import { invalid } from './errors.ts'

type Address = { zip?: string | null | undefined }

/**
 * Refuses an address with a ZIP code that can't be one. What was stored before stays valid.
 * @throws 400 naming the field
 */
export function requireZip(address: Address | undefined, before?: Address | null): void {
  if (!address?.zip || address.zip === before?.zip) return
  const reason = zipFault(address.zip)
  if (reason) throw invalid('address.zip', reason)
}
