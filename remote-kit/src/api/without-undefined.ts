/** The fields that have a value: what a query or a body of the API takes. */
export function withoutUndefined<Fields extends object>(fields: {
  [Name in keyof Fields]?: Fields[Name] | undefined
}): Partial<Fields> {
  const set: Partial<Fields> = {}
  for (const name in fields) {
    const value = fields[name]
    if (value !== undefined) set[name] = value
  }
  return set
}
