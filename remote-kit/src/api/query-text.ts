const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** A parameter by its name, or those of an object by the names of its fields. */
const partsOf = (name: string, value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([field, one]) => [`${name}[${field}]`, one])
    : [[name, value]]

/**
 * Serializes query parameters. Drops those that are null or undefined (docs/specification.md §5). Arrays are
 * comma-separated and objects have a parameter for each field (`custom_fields[budget]`), as in the contract.
 */
export function serializeQuery(query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    for (const [key, one] of partsOf(name, value)) params.set(key, [one].flat().map(asText).join(','))
  }
  return params.toString()
}
