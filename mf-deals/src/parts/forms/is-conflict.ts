import { ApiError } from 'remote-kit/api-client'

/** Whether a write was refused because somebody else had changed the record: 412 by `If-Match`. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412
}
