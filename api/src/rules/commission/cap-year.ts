/** The year that caps and tiers count in: from one anniversary to the next. Pure. */

/** `from` is the anniversary on or before the day, `until` the one after it. */
export function capYear(anniversary: string, day: string): { year_from: string; year_until: string } {
  const year = Number(day.slice(0, 4))
  const isPast = anniversaryIn(anniversary, year) <= day
  return {
    year_from: anniversaryIn(anniversary, isPast ? year : year - 1),
    year_until: anniversaryIn(anniversary, isPast ? year + 1 : year),
  }
}

/** Feb 29 is Mar 1 where there is none. */
function anniversaryIn(anniversary: string, year: number): string {
  return new Date(`${String(year).padStart(4, '0')}-${anniversary}`).toISOString().slice(0, 10)
}
