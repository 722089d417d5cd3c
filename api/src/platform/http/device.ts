/** Describes browsers and programs by their User-Agent. */
import { parse } from 'bowser'

/** `Chrome on macOS`, as far as the User-Agent says. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device'
  const { browser, os } = parse(userAgent)
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return known.join(' on ') || 'Unknown device'
}

/** `curl/8.5.0`: the first product that a program names; `Chrome on macOS` for a browser; null for nothing readable. */
export function programName(userAgent: string): string | null {
  if (userAgent.startsWith('Mozilla/')) return deviceName(userAgent)
  return /^[\w.+-]{1,40}(?:\/[\w.+-]{1,20})?/.exec(userAgent)?.[0] ?? null
}
