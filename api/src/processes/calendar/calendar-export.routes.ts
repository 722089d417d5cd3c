/** Export of the calendar. */
import type { CalendarEntry } from 'openapi'
import { calendarKindLabels, progressLabels } from 'openapi/codes'
import { recordExport } from '#platform/events/export-event.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { exporters } from '#platform/http/policy.ts'
import { type CsvColumn, csvFileOf, exportLimit } from '#platform/reads/csv-file.ts'
import { readCalendar } from './read-calendar.ts'

const columns: readonly CsvColumn<CalendarEntry>[] = [
  { head: 'Day', cell: ({ date }) => date },
  { head: 'Time', cell: ({ time }) => time ?? '' },
  { head: 'Until', cell: ({ ends }) => ends ?? '' },
  { head: 'What', cell: ({ title }) => title },
  { head: 'Kind', cell: ({ kind }) => calendarKindLabels[kind] },
  { head: 'Deal', cell: (entry) => entry.deal_name },
  { head: 'Contact', cell: (entry) => entry.contact_name },
  { head: 'Location', cell: ({ place }) => place },
  {
    head: 'Progress',
    cell: ({ kind, contact, progress }) => (kind === 'appointment' || contact ? '' : progressLabels[progress]),
  },
  { head: 'Overdue', cell: ({ late }) => (late ? 'Yes' : '') },
  { head: 'To confirm', cell: ({ to_confirm: toConfirm }) => (toConfirm ? 'Yes' : '') },
  { head: 'ID', cell: ({ id }) => id },
]

export function calendarExportRoutes(): Operation[] {
  const limit = exportLimit()

  async function exportCalendar(request: Request<'exportCalendar'>): Promise<Answer<'exportCalendar'>> {
    const { viewer, query, ctx } = request
    await limit.count(ctx, String(viewer.id))
    const { results } = await readCalendar(viewer, query)
    const tell = recordExport(request)
    return { status: 200, body: await csvFileOf({ viewer, columns, name: 'calendar', tell }, [results]) }
  }

  return [operation('exportCalendar', exporters, exportCalendar)]
}
