import { useAtomValue } from 'jotai'
import { exportAddress } from 'remote-kit/export-address'
import { canExport } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { ExportButton } from 'ui-kit/ExportButton'
import { formatExtent } from 'ui-kit/format'
import { rangeOf } from '#parts/calendar/period/calendar-days.ts'
import type { CalendarScope } from '#parts/calendar/period/calendar.api.ts'
import type { CalendarPlace } from '#parts/calendar/period/use-calendar-place.ts'

export interface CalendarExportProps {
  place: CalendarPlace
  scope: CalendarScope
  /** The number of entries in the file. */
  count: number
  isSmall?: boolean
}

/** Downloads the entries that the calendar shows, for those who may export. */
export function CalendarExport({ place, scope, count, isSmall = false }: CalendarExportProps) {
  const mayExport = canExport(useAtomValue(userProfileAtom))
  if (!mayExport || count === 0) return null
  return (
    <ExportButton
      isSmall={isSmall}
      href={exportAddress('/calendar/export/', {
        ...rangeOf(place.view, place.date),
        ...scope,
        kind: [...place.kinds],
        done: place.showsDone,
      })}
      what={formatExtent(count, 'entry', true, 'entries')}
    />
  )
}
