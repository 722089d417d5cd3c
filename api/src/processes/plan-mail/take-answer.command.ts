/** Takes email that comes back for emails of plans, at addresses of their own. */
import { PlanMailModel } from '#entities/plan-emails/plan-mail.model.ts'
import { fingerprintOf } from '#processes/lead-mail/store-mail.command.ts'
import type { OtherMailbox } from '#processes/lead-mail/receiver.ts'
import { PlanAnswerModel } from './plan-answer.model.ts'

/** `r-` for replies, `b-` for bounces. What arrives is told apart by what it says. */
const ADDRESS = /^[rb]-([0-9a-f]{32})$/
/** Where mail providers send complaints to. They include the email, with its addresses. */
const COMPLAINTS = 'complaints'

/** The mailbox of an address; null if it isn't one for plans. */
export async function findPlanMailbox(address: string, domain: string): Promise<OtherMailbox | null> {
  const [local = '', at, ...more] = address.toLowerCase().split('@')
  if (at !== domain.toLowerCase() || more.length > 0) return null
  if (local === COMPLAINTS) return { take: (raw, sender) => store(raw, null, sender) }
  const token = ADDRESS.exec(local)?.[1]
  const mail = token && (await PlanMailModel.findOne({ token }, { _id: 1 }).lean())
  return mail ? { take: (raw, sender) => store(raw, mail._id, sender) } : null
}

/** Stores it so that it survives the loss of a server; once, if it's delivered twice. */
async function store(raw: Buffer, mail: unknown, sender: string): Promise<void> {
  const at = new Date()
  const fingerprint = fingerprintOf(raw)
  const one = { raw, from_nobody: sender === '', received_at: at, due_at: at, attempts: 0 }
  await PlanAnswerModel.collection.updateOne(
    { mail, fingerprint },
    { $setOnInsert: one },
    { upsert: true, writeConcern: { w: 'majority', j: true } },
  )
}
