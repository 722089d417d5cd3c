/** A browser in words. */
import { parse } from 'bowser'

/** `Chrome on macOS`, as far as a User-Agent tells. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device'
  const { browser, os } = parse(userAgent)
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return known.join(' on ') || 'Unknown device'
}
