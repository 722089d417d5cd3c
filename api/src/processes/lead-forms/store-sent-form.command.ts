/** Stores what a visitor sent by a form, once for each form that was opened. */
import type { LeadForm, LeadFormSend } from 'openapi'
import type { LeadLanguage } from 'openapi/codes'
import { InquiryModel } from '#entities/inquiries/inquiry.model.ts'
import type { StoredLeadSource } from '#entities/lead-sources/lead-source.model.ts'
import { change } from '#platform/events/change.ts'
import { findAsker } from '#processes/leads/find-asker.query.ts'
import { takeLead } from '#processes/leads/take-lead.command.ts'
import { personIn } from './read-sent-form.ts'

type Sent = {
  sent: LeadFormSend
  /** Of the opened form. */
  id: string
  origin: { address: string; user_agent: string }
  language: LeadLanguage | null
  requestId: string
}

/** Takes the lead in, unless this form was sent before. */
export async function storeSentForm(
  source: StoredLeadSource & { form: LeadForm },
  { sent, id, origin, language, requestId }: Sent,
): Promise<void> {
  const { account, form } = source
  const { stamp: _stamp, website: _website, ...said } = sent
  await change({ id: null, account, requestId }, async (tx) => {
    const sentBefore = { sent_form: { $eq: id, $type: 'string' } }
    if (await InquiryModel.collection.findOne(sentBefore, { session: tx.session, projection: { _id: 1 } })) return
    const asked = {
      person: personIn(sent, form),
      asked_at: tx.at,
      message: sent.message?.trim() ?? '',
      property: { address: sent.property ?? '' },
      language,
      campaign: {
        source: sent.utm_source ?? '',
        medium: sent.utm_medium ?? '',
        campaign: sent.utm_campaign ?? '',
        term: sent.utm_term ?? '',
        content: sent.utm_content ?? '',
      },
      page: sent.page ?? '',
      referrer: sent.referrer ?? '',
      consent: form.consent,
      origin: { ...origin, raw: new URLSearchParams(said).toString() },
      sent_form: id,
    }
    const find = () => findAsker(tx, asked.person, { account, merged_into: null })
    await takeLead(tx, source, { asked, find })
  })
}
