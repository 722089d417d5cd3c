/** Tabs for codes. The values of tabs are texts, so this also maps a value back to its code. */
export function codeTabs<Code extends number>(codes: Record<string, Code>, labels: Record<Code, string>) {
  const values = Object.values(codes)
  const [first] = values
  if (first === undefined) throw new Error('There is no code to choose')
  return {
    tabs: values.map((code) => ({ value: String(code), label: labels[code] })),
    codeOf: (value: string): Code => values.find((code) => String(code) === value) ?? first,
  }
}
