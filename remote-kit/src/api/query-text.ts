const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * Query parameters as text. Drops those that are null or undefined (docs/specification.md §5); arrays are
 * comma-separated, as the contract says.
 */
export function serialiseQuery(query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    params.set(name, [value].flat().map(asText).join(','))
  }
  return params.toString()
}
