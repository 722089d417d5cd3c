import { isRecord } from '#federation/shapes.ts'

/**
 * JSON in the one form that is signed, that of RFC 8785: keys in the order of their UTF-16 code units, no white space.
 * Fields that are undefined are left out, as in JSON.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  const fields = Object.keys(value)
    .toSorted()
    .filter((key) => value[key] !== undefined)
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`)
  return `{${fields.join(',')}}`
}
