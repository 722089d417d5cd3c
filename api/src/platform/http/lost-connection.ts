/** What a change comes to where the connection to the database is lost in its middle. */
import mongoose from 'mongoose'
import { HttpProblem } from './errors.ts'

const { MongoBulkWriteError, MongoError, MongoErrorLabel, MongoNetworkError, MongoServerSelectionError } =
  mongoose.mongo

/** Whether the database could not be reached, or was lost before it answered. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof MongoServerSelectionError || isBrokenOff(error)

const isBrokenOff = (error: unknown): boolean =>
  error instanceof MongoNetworkError || (error instanceof MongoBulkWriteError && isBrokenOff(error.errorResponse))

/**
 * The error of work inside a transaction, so that it is begun anew where the connection broke off: the driver says so itself,
 * but not for the connections that break after the first.
 */
export function startedOver(error: unknown): unknown {
  if (error instanceof MongoError && isBrokenOff(error)) error.addErrorLabel(MongoErrorLabel.TransientTransactionError)
  return error
}

/** 503 for a change of which the database did not say any more whether it was made. */
export const unsureWhetherSaved = () =>
  new HttpProblem(503, 'The database went away while this was saved', {
    detail: 'It may be saved. Look before you ask for it again, or repeat it with its Idempotency-Key.',
    headers: { 'Retry-After': '5' },
  })
