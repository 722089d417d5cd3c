/** Emails that the API would send: runs pending deferred work, and reads the outbox. */
import { pino } from 'pino'
import { runDeferredWork } from '#platform/deferred-work/run-deferred-work.command.ts'
import { OutboxModel } from '#platform/mail/outbox.model.ts'
import type { MailData, Template } from '#platform/mail/templates/mail-data.ts'

export const quiet = pino({ level: 'silent' })

export type WaitingMail<T extends Template> = { template: T; data: MailData[T] }

/** The emails queued for `to`, oldest first. */
export async function allMailTo(to: string): Promise<WaitingMail<Template>[]> {
  await runDeferredWork(quiet)
  const mails = await OutboxModel.find({ to }).sort({ created_at: 1, _id: 1 }).lean()
  return mails.map(({ template, data }) => ({ template: template as Template, data: data as MailData[Template] }))
}

/** The data of the latest email to an address with the given template. */
export async function mailTo<T extends Template>(to: string, template: T): Promise<MailData[T]> {
  const found = (await allMailTo(to)).findLast((mail) => mail.template === template)
  if (!found) throw new Error(`There is no ${template} for ${to}`)
  return found.data as MailData[T]
}
