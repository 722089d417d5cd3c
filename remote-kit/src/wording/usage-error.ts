/**
 * Thrown if a command line, or a setting, says what cannot be: a value in the wrong form, or the name of something that is
 * not there. The message says what to write instead.
 */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** Throws unless a text is the address of a web server. `example`: what one looks like. */
export function ensureWebAddress(text: string, example: string): void {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return
  throw new UsageError(`${text || 'An empty text'} isn’t an address. One looks like ${example}`)
}
