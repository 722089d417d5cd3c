/** What values from a file or the network are. */

/** Whether a value is an object with fields, not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a value is a text with something in it. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
