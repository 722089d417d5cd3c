import type { DealMetrics } from './report-metrics.ts'
import { copy } from './copy.ts'

const averages = ['avg_price', 'avg_commission', 'avg_duration'] as const
/** The averages of the metrics. */
export type Average = (typeof averages)[number]

/** Whether a metric is an average. */
export const isAverage = (metric: string): metric is Average => averages.some((average) => average === metric)

/** What an average leaves out: "3 of 12 deals have no commission yet". Empty if it's over all deals. */
export function averageNote(average: Average, { count, averaged }: Pick<DealMetrics, 'count' | 'averaged'>): string {
  if (!averaged || count === 0) return ''
  if (average === 'avg_duration') {
    return averaged.duration === 0 ? copy.averageNotes.noDuration : copy.averageNotes.duration(averaged.duration)
  }
  const [known, note] =
    average === 'avg_price'
      ? [averaged.price, copy.averageNotes.price]
      : [averaged.commission, copy.averageNotes.commission]
  return known < count ? note(count - known, count) : ''
}
