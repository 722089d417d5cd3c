import type { InquiryProperty } from 'openapi'

/** Where the property is that someone asked about, or its MLS number. Empty if they said neither. */
export function placeAsked({ address, mls_number, city, zip }: InquiryProperty): string {
  const place = [city, zip].filter(Boolean).join(' ')
  return [address || mls_number, place].filter(Boolean).join(', ')
}
