/** Where the demo's leads come from, and what some of them asked. */
import type { Types } from 'mongoose'
import { ContactSource, ContactStatus, LeadMailState, LeadSourceKind } from 'openapi/codes'
import { InquiryModel } from '#api/entities/inquiries/inquiry.model.ts'
import { goneAt, LeadMailModel } from '#api/entities/lead-mail/lead-mail.model.ts'
import { LeadSourceModel } from '#api/entities/lead-sources/lead-source.model.ts'
import { starterForm } from '#api/processes/leads/starter-form.ts'
import type { DemoContact } from './contacts.ts'

/** The address of the demo's form never changes. */
const FORM_KEY = 'demoNorthRidgeWebsite0'

const MAIL_KEY = 'demo0north0ridge0open0houses0'

const ASKED = [
  {
    message: 'Is this home still available? We could come by on Saturday morning.',
    property: { address: '118 Birch Lane, West Hartford, CT 06107' },
    campaign: { source: 'newsletter', medium: 'email', campaign: 'open-houses' },
  },
  { message: 'We’re moving to Hartford in the spring and need three bedrooms and a yard. Can you help?' },
  {
    message: 'What would our place sell for? It’s a colonial with a new roof.',
    campaign: { source: 'google', medium: 'cpc' },
  },
]

type Setting = { account: Types.ObjectId; agent: Types.ObjectId; createdBy: Types.ObjectId }

const STARTER = starterForm('North Ridge')

/** The sources of an account, and the inquiries with which the newest leads from its website came in. Returns two sources. */
export async function insertLeads(
  { account, agent, createdBy }: Setting,
  contacts: readonly DemoContact[],
): Promise<{ website: Types.ObjectId; portal: Types.ObjectId }> {
  const of = { account, created_by: createdBy }
  const website = await LeadSourceModel.create({
    ...of,
    kind: LeadSourceKind.form,
    name: 'Website',
    key: FORM_KEY,
    form: { ...STARTER, title: 'Ask North Ridge', privacy_url: 'https://www.northridge.example/privacy' },
  })
  const listing = { kind: LeadSourceKind.api, name: 'Listing portal', source: ContactSource.Zillow, owner: agent }
  const portal = await LeadSourceModel.create({ ...of, ...listing })
  const inbox = {
    kind: LeadSourceKind.email,
    name: 'Open house emails',
    source: ContactSource.OpenHouse,
    key: MAIL_KEY,
  }
  await insertLetters(account, (await LeadSourceModel.create({ ...of, ...inbox }))._id)
  const asking = contacts
    .filter(({ status, source }) => status === ContactStatus.NewLead && source === ContactSource.WebsiteInquiry)
    .slice(0, ASKED.length)
  const inquiries = asking.map(({ _id: contact, first_name, last_name, emails, phones, created_at }, at) => {
    const asked = ASKED[at] ?? {}
    return new InquiryModel({
      ...asked,
      account,
      contact,
      lead_source: website._id,
      kind: LeadSourceKind.form,
      asked_at: created_at,
      created_at,
      updated_at: created_at,
      person: { first_name, last_name, emails: [...emails], phones: [...phones] },
      page: 'https://www.northridge.example/contact',
      consent: STARTER.consent,
      made_contact: true,
      origin: { raw: new URLSearchParams({ first_name, last_name }).toString(), address: '203.0.113.7' },
    })
  })
  await InquiryModel.bulkSave(inquiries, { timestamps: false })
  return { website: website._id, portal: portal._id }
}

const LETTERS = [
  {
    from_name: 'Harriet Bloom',
    from_address: 'harriet.bloom@example.com',
    subject: 'Sunday’s open house',
    text: 'Hello,\n\nwe came by on Sunday and loved the kitchen. Is there an offer deadline? You can reach me at (860) 555-0188 in the evening.\n\nHarriet Bloom',
    html: '',
    phones: ['(860) 555-0188'],
  },
  {
    from_name: 'Valley Mortgage',
    from_address: 'news@valley-mortgage.example',
    subject: 'Rates this week',
    text: 'Rates this week\n\nOur 30-year fixed is down again.',
    html: '<h2>Rates this week</h2><p>Our 30-year fixed is <b>down again</b>.</p><ul><li>Purchase</li><li>Refinance</li></ul>',
    phones: [],
  },
]

const HOUR_MS = 3_600_000

/** Emails that no parser understood: one of a lead, and one of someone who sells something. */
async function insertLetters(account: Types.ObjectId, source: Types.ObjectId): Promise<void> {
  for (const [at, { phones, ...letter }] of LETTERS.entries()) {
    const received_at = new Date(Date.now() - (at + 2) * HOUR_MS)
    const [first_name = '', last_name = ''] = letter.from_name.split(' ')
    await LeadMailModel.create({
      ...letter,
      account,
      lead_source: source,
      state: LeadMailState.needs_look,
      received_at,
      sent_at: received_at,
      fingerprint: letter.subject,
      reply_to: letter.from_address,
      suggestion: { first_name, last_name, emails: [letter.from_address], phones, message: letter.text },
      gone_at: goneAt(LeadMailState.needs_look, received_at),
    })
  }
}
