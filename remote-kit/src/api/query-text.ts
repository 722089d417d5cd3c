const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/**
 * Serializes query parameters. Drops those that are null or undefined (docs/specification.md §5). Arrays are
 * comma-separated, as in the contract.
 */
export function serialiseQuery(query: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined) continue
    params.set(name, [value].flat().map(asText).join(','))
  }
  return params.toString()
}
