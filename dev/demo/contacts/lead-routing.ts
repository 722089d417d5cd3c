/** How the demo's leads are shared out, what came in from a portal, and a lead in the pond. */
import type { Types } from 'mongoose'
import { ContactSource, ContactStatus, LeadClaimState, LeadRuleWay, LeadSourceKind } from 'openapi/codes'
import { ContactModel } from '#api/entities/contacts/contact.model.ts'
import { InquiryModel } from '#api/entities/inquiries/inquiry.model.ts'
import { LeadRoutingModel } from '#api/entities/lead-routing/lead-routing.model.ts'
import { newId } from '#api/platform/records/record.ts'
import type { DemoContact } from './contacts.ts'

type Setting = {
  account: Types.ObjectId
  /** Who takes turns. */
  agents: readonly [Types.ObjectId, Types.ObjectId]
  createdBy: Types.ObjectId
  website: Types.ObjectId
  portal: Types.ObjectId
}

const HOMES = [
  { address: '42 Prospect Avenue, West Hartford, CT 06105', price: 79_900_000 },
  { address: '9 Sycamore Road, Hartford, CT 06103', price: 42_500_000 },
  { address: '310 Farmington Avenue, Hartford, CT 06105', price: 36_900_000 },
]

const TURNS = 'Portal leads in rotation'
const EVENINGS = 'Evenings and weekends'

/** The rules of the account, the newest leads from the portal with how they were assigned, and one that no one claimed. */
export async function insertLeadRouting(setting: Setting, contacts: readonly DemoContact[]): Promise<void> {
  const { account, agents, createdBy, website, portal } = setting
  const [agent] = agents
  const rule = (fields: object) => ({ id: String(newId()), ...fields })
  await LeadRoutingModel.create({
    account,
    created_by: createdBy,
    daily_cap: 8,
    rules: [
      rule({ name: 'Homes over $750,000', way: LeadRuleWay.person, users: [agent], price_from: 75_000_000 }),
      rule({ name: TURNS, way: LeadRuleWay.rotation, users: agents, sources: [portal] }),
      rule({
        name: EVENINGS,
        is_on: false,
        way: LeadRuleWay.claim,
        users: agents,
        minutes: 10,
        sources: [website],
        hours: { weekdays: [1, 2, 3, 4, 5, 6, 7], starts: '18:00', ends: '08:00' },
      }),
    ],
  })
  const isNew = ({ status, owner }: DemoContact) => status === ContactStatus.NewLead && owner.equals(agent)
  const asking = contacts.filter((one) => isNew(one) && one.source === ContactSource.Zillow).slice(0, HOMES.length)
  const asked = {
    account,
    made_contact: true,
    origin: { raw: '{}', address: '203.0.113.9', user_agent: 'Listing portal' },
  }
  const inquiries = asking.map(
    ({ _id: contact, first_name, last_name, emails, created_at }, at) =>
      new InquiryModel({
        ...asked,
        contact,
        lead_source: portal,
        kind: LeadSourceKind.api,
        asked_at: created_at,
        created_at,
        updated_at: created_at,
        person: { first_name, last_name, emails: [...emails] },
        message: 'I’d like to see this home.',
        property: HOMES[at],
        assignment: { rule: TURNS, way: LeadRuleWay.rotation, users: [agent] },
      }),
  )
  await InquiryModel.bulkSave(inquiries, { timestamps: false })
  const waiting = contacts.findLast((one) => isNew(one) && one.source !== ContactSource.Zillow)
  const claim = { state: LeadClaimState.pond, to: [...agents], until: null, fallback: null, was_in_pond: true }
  if (waiting) await ContactModel.collection.updateOne({ _id: waiting._id }, { $set: { claim } })
}
