/** What an agent tells a client in their own words, and no mail says by itself. Pure. */
import { DealStatus } from 'openapi/codes'
import type { Difference } from '#platform/events/diff.ts'
import type { ClientEvent } from './client-changes.ts'

/** A day that moves to a later one. */
export const isSlip = (from: unknown, to: unknown): boolean =>
  typeof from === 'string' && typeof to === 'string' && to > from

const isBad = ({ path, from, to }: Difference): boolean =>
  path === 'status' ? to === DealStatus.FellThrough : /^dates\.|(^|\.)due_date$/.test(path) && isSlip(from, to)

/** The events without slips, and without the end of the deal. */
export const withoutBadNews = (events: readonly ClientEvent[]): ClientEvent[] =>
  events.map((event) => ({ ...event, diff: event.diff.filter((one) => !isBad(one)) }))
