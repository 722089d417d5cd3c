/** The request of all servers: the same rows, filters, order and fields as `GET /api/v1/deals/`. */
import { createHash } from 'node:crypto'

export const PAGE_SIZE = 15

/** The fields of a deal in a list (the contract's DealCard). */
export const DEAL_FIELDS = [
  'created_at',
  'updated_at',
  'created_by',
  'version',
  'team',
  'workspace',
  'phase',
  'rank',
  'name',
  'headline',
  'status',
  'representation',
  'deal_type',
  'address',
  'mls_number',
  'list_price',
  'sale_price',
  'price',
  'source',
  'priority',
  'dates',
  'agents.user',
  'agents.role',
  'client_names',
  'progress',
  'risk',
  'next_date',
  'archived_at',
  'phase_since',
  'sample',
  'custom_fields',
] as const

export const dealProjection: Record<string, 1> = Object.fromEntries(DEAL_FIELDS.map((field) => [field, 1]))

export type DealListQuery = { team: string; status: number; representation: number }

/** Parses the query of a request. */
export function readQuery(url: string): DealListQuery {
  const query = new URL(url, 'http://localhost').searchParams
  return {
    team: query.get('team') ?? '',
    status: Number(query.get('status')),
    representation: Number(query.get('representation')),
  }
}

/** The stored name of the session in a Cookie header. */
export function sessionIdOf(cookies: string | undefined): string {
  const key = /protracker\.sid=([^;]+)/.exec(cookies ?? '')?.[1] ?? ''
  return createHash('sha256').update(key).digest('base64url')
}

/** The response with the rows. */
export const pageOf = <T>(results: T[], count: number) => ({
  results,
  count,
  count_is_capped: false,
  page: 1,
  page_size: PAGE_SIZE,
  next_cursor: null,
})

/** `_id` is `id` in the response. */
export function renamed<T extends { _id: unknown }>({ _id, ...rest }: T): Omit<T, '_id'> & { id: unknown } {
  return { id: _id, ...rest }
}

type Env = 'PORT' | 'MONGODB_URI'

/** A setting that the bench passes to each server. */
export function setting(name: Env): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set`)
  return value
}
