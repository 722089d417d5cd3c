/** Describes a browser. */
import { parse } from 'bowser'

/** `Chrome on macOS`, as far as the User-Agent says. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device'
  const { browser, os } = parse(userAgent)
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '')
  return known.join(' on ') || 'Unknown device'
}
