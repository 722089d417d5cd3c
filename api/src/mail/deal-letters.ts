/** Mails to clients: a deal that was shared with them. */
import { hello, type Writer } from './letter-parts.ts'

const WHAT_IT_IS = 'At any hour you can see there what stands, what is yours to do and who to call.'

export const dealShared: Writer<'deal_shared'> = ({ link, ...data }, { webUrl }) => ({
  subject: `${data.agent} shares ${data.deal_name} with you`,
  preview: 'See at any hour what stands and what comes next.',
  heading: data.deal_name,
  paragraphs: [
    hello(data.first_name),
    `${data.agent} of ${data.account_name} has opened a page about ${data.deal_name} for you. ${WHAT_IT_IS}`,
  ],
  action: link
    ? { label: 'Set a password and look', url: `${webUrl}/set_password/${link.uid}/${link.token}` }
    : { label: 'Sign in and look', url: `${webUrl}/client/deal/${data.deal}` },
  notes: link
    ? ['The link works once and expires in 14 days. After that you sign in with this address and your password.']
    : ['Sign in with this address and your password.'],
})

export const dealLink: Writer<'deal_link'> = (data, { webUrl }) => ({
  subject: `${data.agent} shares ${data.deal_name} with you`,
  preview: 'See at any hour what stands and what comes next.',
  heading: data.deal_name,
  paragraphs: [
    hello(data.first_name),
    `${data.agent} of ${data.account_name} has opened a page about ${data.deal_name} for you. ${WHAT_IT_IS}`,
  ],
  action: { label: 'See the deal', url: `${webUrl}/portal/${data.token}` },
  notes: [
    ...(data.has_passcode ? [`The page asks for a passcode. ${data.agent} tells you which, not this mail.`] : []),
    ...(data.expires_on ? [`The link works until ${data.expires_on}.`] : []),
    'Whoever has this link can look: keep it to yourself.',
  ],
})
