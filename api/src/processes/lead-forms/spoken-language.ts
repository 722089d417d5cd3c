/** The language that a browser asks for. Pure. */
import { LeadLanguage } from 'openapi/codes'

/** The first of the languages in `Accept-Language` that we know: of `es-MX,es;q=0.9`, Spanish. Null for none. */
export function spokenLanguage(header: string): LeadLanguage | null {
  const [first = ''] = header.split(',')
  const code = first.trim().split(/[-;]/)[0]?.toLowerCase()
  return Object.values(LeadLanguage).find((one) => one === code) ?? null
}
