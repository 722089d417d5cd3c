/** Handles a database connection lost in the middle of a change. */
import mongoose from 'mongoose'
import { HttpProblem } from './errors.ts'

const { MongoBulkWriteError, MongoError, MongoErrorLabel, MongoNetworkError, MongoServerSelectionError } =
  mongoose.mongo

/** Whether the database was unreachable, or was lost before it responded. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof MongoServerSelectionError || isBrokenOff(error)

const isBrokenOff = (error: unknown): boolean =>
  error instanceof MongoNetworkError || (error instanceof MongoBulkWriteError && isBrokenOff(error.errorResponse))

/**
 * Labels an error inside a transaction so that the driver retries it if the connection broke. The driver does so
 * itself, but not for connections that break after the first.
 */
export function startedOver(error: unknown): unknown {
  if (error instanceof MongoError && isBrokenOff(error)) error.addErrorLabel(MongoErrorLabel.TransientTransactionError)
  return error
}

/** 503 if the database did not confirm whether the change was made. */
export const unsureWhetherSaved = () =>
  new HttpProblem(503, 'We lost the connection while saving this', {
    detail: 'It may have been saved. Check before you try again, or repeat the request with the same Idempotency-Key.',
    headers: { 'Retry-After': '5' },
  })
