import type { Address } from 'openapi'

/** An address on one line: "402 Maple Street #3, Hartford, CT 06103"; empty if there is none. */
export function formatAddress({ street, unit, city, state, zip }: Address): string {
  const region = [state, zip].filter(Boolean).join(' ')
  return [[street, unit].filter(Boolean).join(' '), city, region].filter(Boolean).join(', ')
}
