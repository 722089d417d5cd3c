import type { Report } from 'openapi'
import { reportNameLabels } from 'openapi/codes'
import { copy } from './copy.ts'

/** The name of a report's file, with its period: "deals-by-agent-2026-01-01-to-2026-11-28.csv". */
export function csvName({ name, from, to }: Pick<Report, 'name' | 'from' | 'to'>): string {
  const period = from && to ? copy.csvName.period(from, to) : copy.csvName.always
  return (
    `${copy.csvName.report(reportNameLabels[name])} ${period}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') + '.csv'
  )
}
