/** Notes an errand, to be run a moment later. */
import type { AccountOpening } from '../accounts/open-account.command.ts'
import type { Change } from '../events/change.ts'
import { ErrandModel } from './errand.model.ts'

/** Every errand by its kind, with what it needs to know. */
export type Errands = {
  sign_up: AccountOpening
  forget_password: { email: string }
}

export type Errand<K extends keyof Errands> = {
  kind: K
  /** The address in lower case. A wish that waits already is not noted again. */
  email: string
  data: Errands[K]
  requestId: string
}

export async function leaveErrand<K extends keyof Errands>({ kind, email, data, requestId }: Errand<K>): Promise<void> {
  const now = new Date()
  const errand = { kind, data, created_at: now, due_at: now, attempts: 0, request_id: requestId }
  await ErrandModel.updateOne({ _id: `${kind} ${email}` }, { $setOnInsert: errand }, { upsert: true })
}

/** Takes the errand that runs, within its change; false where another process has done it. */
export type Claim = (change: Change) => Promise<boolean>
