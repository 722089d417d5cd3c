/** Formats rates and days for the explanations of a ledger. Pure. */

/** 250 becomes `2.5%`. */
export const percent = (basisPoints: number): string => `${basisPoints / 100}%`

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `Mar 1, 2026` */
export const dayOf = (day: string): string => days.format(new Date(day))
