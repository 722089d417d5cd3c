import type { DealDates } from 'openapi'
import { dueAnchorLabels } from 'openapi/codes'

/** The dates of a deal by which lists are filtered and sorted, beside its closing, in the order of its course. */
export const dateFieldLabels = {
  'dates.listing': dueAnchorLabels.listing,
  'dates.listing_expiration': dueAnchorLabels.listing_expiration,
  'dates.offer': dueAnchorLabels.offer,
  'dates.acceptance': dueAnchorLabels.acceptance,
  'dates.earnest_due': dueAnchorLabels.earnest_due,
  'dates.inspection': dueAnchorLabels.inspection,
  'dates.appraisal': dueAnchorLabels.appraisal,
  'dates.financing': dueAnchorLabels.financing,
  'dates.title': dueAnchorLabels.title,
  'dates.walkthrough': dueAnchorLabels.walkthrough,
  'dates.actual_close': dueAnchorLabels.actual_close,
  'dates.possession': dueAnchorLabels.possession,
  'dates.lease_start': dueAnchorLabels.lease_start,
} as const

export type DateField = keyof typeof dateFieldLabels

/** The name of the date itself. */
export const dateNames = {
  'dates.listing': 'listing',
  'dates.listing_expiration': 'listing_expiration',
  'dates.offer': 'offer',
  'dates.acceptance': 'acceptance',
  'dates.earnest_due': 'earnest_due',
  'dates.inspection': 'inspection',
  'dates.appraisal': 'appraisal',
  'dates.financing': 'financing',
  'dates.title': 'title',
  'dates.walkthrough': 'walkthrough',
  'dates.actual_close': 'actual_close',
  'dates.possession': 'possession',
  'dates.lease_start': 'lease_start',
} as const satisfies Record<DateField, keyof DealDates>

export const isDateField = (name: string): name is DateField => name in dateFieldLabels

export const dateFields: readonly DateField[] = Object.keys(dateFieldLabels).filter(isDateField)
