const long = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })

const startOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`)

/** A month (`YYYY-MM`) as "Nov 2026". */
export function formatMonth(month: string): string {
  return long.format(startOf(month))
}

/** A month as "Nov". With `spansYears`, January has its year: "Jan 26". */
export function formatMonthShort(month: string, spansYears: boolean): string {
  const name = short.format(startOf(month))
  return spansYears && month.endsWith('-01') ? `${name} ${month.slice(2, 4)}` : name
}
