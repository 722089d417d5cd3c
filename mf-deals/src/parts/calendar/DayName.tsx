import type { ReactNode } from 'react'
import { formatLongDay } from 'ui-kit/days'

export interface DayNameProps {
  day: string
  now: string
  className: string
  /** A short name of the day, such as "Thu 26". Screen readers read the whole date. */
  children: ReactNode
}

/** A day of the calendar. */
export function DayName({ day, now, className, children }: DayNameProps) {
  return (
    <time
      dateTime={day}
      aria-label={formatLongDay(day, now)}
      aria-current={day === now ? 'date' : undefined}
      className={className}
    >
      {children}
    </time>
  )
}
