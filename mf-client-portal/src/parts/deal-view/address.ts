import type { ClientDeal } from 'openapi'

/** "402 Maple Street, Hartford, CT 06103", without missing parts. */
export function addressLine({ street, unit, city, state, zip }: ClientDeal['address']): string {
  const place = [state, zip].filter(Boolean).join(' ')
  return [[street, unit].filter(Boolean).join(' '), city, place].filter(Boolean).join(', ')
}

/** The address below the name of the deal, without the street if that is the name. */
export function addressBelowName({ name, address }: Pick<ClientDeal, 'name' | 'address'>): string {
  const line = addressLine(address)
  return line.startsWith(name) ? line.slice(name.length).replace(/^,\s*/, '') : line
}
