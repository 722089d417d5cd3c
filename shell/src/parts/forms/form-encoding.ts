/**
 * A body as a query string (docs/specification.md §7), nested by brackets: `person[first_name]=Maya&name=Ellison`.
 * openapi-fetch's own form encoding knows flat bodies only.
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

/** How a call to the API sends its body as a form (docs/specification.md §7). */
export const asForm = {
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  bodySerializer: formEncoded,
}
