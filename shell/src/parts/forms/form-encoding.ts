/**
 * Encodes a body as a query string, nested with brackets (docs/specification.md §7):
 * `person[first_name]=Maya&name=Ellison`. openapi-fetch's own form encoding supports only flat bodies.
 */
export function formEncoded(body: object): string {
  const params = new URLSearchParams()
  const append = (value: unknown, name: string) => {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      params.append(name, String(value))
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) append(inner, `${name}[${key}]`)
    }
  }
  for (const [name, value] of Object.entries(body)) append(value, name)
  return params.toString()
}

/** Options for an API call that sends its body as a form (docs/specification.md §7). */
export const asForm = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  bodySerializer: formEncoded,
}
