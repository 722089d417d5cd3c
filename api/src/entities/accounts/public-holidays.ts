/** Public holidays of the United States and its states, for an account to start from. Someone has to confirm them. */
import type { Holiday } from 'openapi'
import type { UsState } from 'openapi/codes'

/** How many years of holidays an account has ahead, with the current one. */
export const YEARS_OF_HOLIDAYS = 6

const SUBSTITUTE = / \(substitute day\)$/

/**
 * The days in a year on which public offices of the state are closed, in order, each once; those of the federal
 * government without a state. The list is that of the package date-holidays. It is big, so it is loaded on first use.
 */
export async function publicHolidays(state: UsState | null, year: number): Promise<Holiday[]> {
  const { default: Holidays } = await import('date-holidays')
  const calendar = state ? new Holidays('US', state) : new Holidays('US')
  const found = calendar.getHolidays(year, 'en-US').filter(({ type }) => type === 'public')
  const days = new Map<string, Holiday>()
  for (const { date, name, substitute } of found) {
    const day = date.slice(0, 10)
    const observed = substitute === true
    // A holiday of its own counts before one that is only observed on its day.
    if (!days.has(day) || days.get(day)?.observed) days.set(day, { date: day, name: nameOf(name), observed })
  }
  return [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

const nameOf = (name: string): string => name.replace(SUBSTITUTE, ' (observed)')

/** The public holidays of several years, from `first` on. */
export async function publicHolidaysOf(
  state: UsState | null,
  first: number,
  years = YEARS_OF_HOLIDAYS,
): Promise<Holiday[]> {
  const all = Array.from({ length: years }, (_, i) => publicHolidays(state, first + i))
  return (await Promise.all(all)).flat()
}

/** States outside Eastern time, by the zone in which most of their people live. */
const ZONES: Readonly<Record<string, readonly UsState[]>> = {
  'America/Chicago': ['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS', 'ND', 'NE', 'OK', 'SD', 'TN', 'TX', 'WI'],
  'America/Denver': ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'],
  'America/Phoenix': ['AZ'],
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
}

/** The time zone in which most people of the state live. */
export const timeZoneOf = (state: UsState | null): string =>
  Object.entries(ZONES).find(([, states]) => state && states.includes(state))?.[0] ?? 'America/New_York'
