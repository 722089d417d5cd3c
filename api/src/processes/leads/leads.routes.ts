/** Leads as other systems send them in. */
import type { LeadCreate } from 'openapi'
import { LeadSourceKind } from 'openapi/codes'
import { contactScope } from '#entities/contacts/contact.policy.ts'
import { findByExternalId } from '#entities/contacts/find-by-external-id.query.ts'
import { findUsableSource } from '#entities/lead-sources/find-usable.query.ts'
import { type Change, write } from '#platform/events/change.ts'
import { invalid } from '#platform/http/errors.ts'
import { type Answer, type Operation, operation, type Request } from '#platform/http/operation.ts'
import { teamMembers } from '#platform/http/policy.ts'
import { inLine } from '#processes/lead-routing/lead-line.ts'
import { findAsker } from './find-asker.query.ts'
import { type Asked, takeLead } from './take-lead.command.ts'

export const leadsRoutes: Operation[] = [operation('createLead', teamMembers, createLead)]

async function createLead(request: Request<'createLead'>): Promise<Answer<'createLead'>> {
  return inLine(request.viewer.account, () => write(request, (change) => take(change, request)))
}

async function take(change: Change, { viewer, body, ctx }: Request<'createLead'>): Promise<Answer<'createLead'>> {
  const { session, at } = change
  const source = await findUsableSource(viewer, body.lead_source, session)
  if (source.kind !== LeadSourceKind.api) throw invalid('lead_source', 'isn’t an API source')
  const asked_at = body.asked_at === undefined ? at : new Date(body.asked_at)
  if (asked_at > at) throw invalid('asked_at', 'can’t be in the future')
  const asked = {
    ...contentOf(body),
    asked_at,
    origin: { raw: JSON.stringify(body), address: ctx.ip, user_agent: ctx.get('User-Agent') },
  }
  // Only whom the caller sees: the answer must not tell of anyone else.
  const find = async () =>
    (body.external_id ? await findByExternalId(viewer, body.external_id, session) : null) ??
    findAsker(change, asked.person, contactScope(viewer))
  const { contact, isNew, inquiry } = await takeLead(change, source, {
    asked,
    external_id: body.external_id ?? null,
    find,
  })
  return { status: 201, body: { contact: String(contact._id), is_new: isNew, inquiry: String(inquiry._id) } }
}

function contentOf(body: LeadCreate): Omit<Asked, 'asked_at'> {
  const { first_name = '', last_name = '', company = '', emails = [], phones = [] } = body
  const { message = '', property = {}, language = null, campaign = {}, page = '', referrer = '' } = body
  const person = { first_name, last_name, company, emails, phones }
  return { person, message, property, language, campaign, page, referrer }
}
