import type { Address } from 'openapi'

/** An address on one line: "402 Maple Street #3, Hartford, CT 06103"; empty if there is none. */
export function formatAddress({ street, unit, city, state, zip }: Address): string {
  const region = [state, zip].filter(Boolean).join(' ')
  return [[street, unit].filter(Boolean).join(' '), city, region].filter(Boolean).join(', ')
}

/** A link that opens directions to an address in the phone's map, or on the web; null without a street. */
export function directionsTo(address: Address): string | null {
  // A unit isn't on the map.
  const place = formatAddress({ ...address, unit: '' })
  return address.street ? `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}` : null
}
