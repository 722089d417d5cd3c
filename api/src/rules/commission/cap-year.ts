/** The year over which caps and tiers are counted: from one anniversary to the next. Pure. */

/** `from` is the anniversary on or before the day; `until` is the next one. */
export function capYear(anniversary: string, day: string): { year_from: string; year_until: string } {
  const year = Number(day.slice(0, 4))
  const isPast = anniversaryIn(anniversary, year) <= day
  return {
    year_from: anniversaryIn(anniversary, isPast ? year : year - 1),
    year_until: anniversaryIn(anniversary, isPast ? year + 1 : year),
  }
}

/** Feb 29 becomes Mar 1 in other years. */
function anniversaryIn(anniversary: string, year: number): string {
  return new Date(`${String(year).padStart(4, '0')}-${anniversary}`).toISOString().slice(0, 10)
}
