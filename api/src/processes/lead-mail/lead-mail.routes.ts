/** Emails to lead sources that no parser understood: list, read, make a lead, dismiss. */
import type { LeadMailLead } from 'openapi'
import { LeadMailState } from 'openapi/codes'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { type LeadMailDocument, LeadMailModel } from '#entities/lead-mail/lead-mail.model.ts'
import { leadMailScope } from '#entities/lead-mail/lead-mail.policy.ts'
import { leadMailContentPresenter, leadMailPresenter } from '#entities/lead-mail/lead-mail.presenter.ts'
import { LeadSourceModel } from '#entities/lead-sources/lead-source.model.ts'
import { type Change, write } from '#platform/events/change.ts'
import { conflict } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import type { Viewer } from '#platform/http/viewer.ts'
import { findForChange } from '#platform/reads/find.ts'
import { page } from '#platform/reads/pagination.ts'
import { present } from '#platform/reads/presenter.ts'
import { inLine } from '#processes/lead-routing/lead-line.ts'
import { findAsker } from '#processes/leads/find-asker.query.ts'
import { type Asked, takeLead } from '#processes/leads/take-lead.command.ts'
import { askedAt, originOf, stateAt } from './read-lead-mail.command.ts'

export const leadMailRoutes: Operation[] = [
  operation('listLeadMail', teamMembers, listLeadMail),
  operation('getLeadMail', teamMembers, getLeadMail),
  operation('makeLeadOfMail', teamMembers, makeLeadOfMail),
  operation('dismissLeadMail', teamMembers, dismissLeadMail),
]

async function listLeadMail({ viewer, query }: Request<'listLeadMail'>): Promise<Answer<'listLeadMail'>> {
  const filter = { ...(await leadMailScope(viewer)), state: query.state ?? LeadMailState.needs_look }
  return { status: 200, body: await page(leadMailPresenter, { viewer, filter, sort: '-received_at', query }) }
}

async function getLeadMail({ viewer, params: { id } }: Request<'getLeadMail'>): Promise<Answer<'getLeadMail'>> {
  const scope = await leadMailScope(viewer)
  return { status: 200, body: await present(leadMailContentPresenter, { viewer, id, scope }) }
}

async function makeLeadOfMail(request: Request<'makeLeadOfMail'>): Promise<Answer<'makeLeadOfMail'>> {
  const { viewer, body } = request
  const store = async (change: Change): Promise<Answer<'makeLeadOfMail'>> => {
    const mail = await findUndecided(change, request)
    const source = await LeadSourceModel.findById(mail.lead_source, null, { session: change.session }).orFail()
    const asked = askedIn(body, mail)
    const find = () => findAsker(change, asked.person, contactScope(viewer))
    const { contact, isNew, inquiry } = await takeLead(change, source, { asked, find })
    mail.set({ inquiry: inquiry._id, ...stateAt(LeadMailState.lead, change.at) })
    const event = await saveMail(change, mail, 'make_lead')
    const lead = { contact: String(contact._id), is_new: isNew, inquiry: String(inquiry._id) }
    return { status: 201, body: { ...lead, event } }
  }
  return inLine(viewer.account, () => write(request, store))
}

async function dismissLeadMail(request: Request<'dismissLeadMail'>): Promise<Answer<'dismissLeadMail'>> {
  return write(request, async (change) => {
    const mail = await findUndecided(change, request)
    mail.set(stateAt(LeadMailState.dismissed, change.at))
    return { status: 200, body: { event: await saveMail(change, mail, 'dismiss') } }
  })
}

type OnMail = { viewer: Viewer; params: { id: string } }

/** @throws 409 if someone has decided about it */
async function findUndecided({ session }: Change, { viewer, params: { id } }: OnMail): Promise<LeadMailDocument> {
  const mail = await findForChange(LeadMailModel, { id, scope: await leadMailScope(viewer), session })
  if (mail.state === LeadMailState.needs_look) return mail
  throw conflict(mail.state === LeadMailState.dismissed ? 'This email was dismissed' : 'This email is a lead already')
}

/** Saves the mail. Returns the event. */
async function saveMail(change: Change, mail: LeadMailDocument, op: string): Promise<string> {
  await change.save(mail, { op })
  return change.eventIds.at(-1) ?? ''
}

function askedIn(body: LeadMailLead, mail: LeadMailDocument): Asked {
  const { first_name = '', last_name = '', company = '', emails = [], phones = [], message = '', property = {} } = body
  const person = { first_name, last_name, company, emails, phones }
  return { person, message, property, asked_at: askedAt(mail, mail.sent_at ?? null), origin: originOf(mail) }
}
