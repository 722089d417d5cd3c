/** Emails to clients about a deal shared with them. */
import { hello, type MailParts, type MailSettings, type Writer } from './mail-parts.ts'

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

export const dealSharedElsewhere: Writer<'deal_shared_elsewhere'> = ({ agent, account_name, deal_name }) => ({
  subject: `${agent} wants to share ${deal_name} with you`,
  preview: 'Your address is in use elsewhere already.',
  heading: deal_name,
  paragraphs: [
    hello(''),
    `${agent} of ${account_name} wants to share ${deal_name} with you, but this address signs in to another brokerage’s account already.`,
    `Ask ${agent} for a private link, or name another address to them.`,
  ],
  notes: [
    `${agent} does not learn that you have an account. If you expect nothing from them, you need not do anything.`,
  ],
})

export const milestoneReached: Writer<'milestone_reached'> = (data, settings) => ({
  subject: `${data.deal_name}: ${data.milestone} is done`,
  preview: `${data.deal_name}: ${data.done} of ${data.total} steps are done.`,
  heading: `${data.milestone} is done`,
  paragraphs: [
    hello(data.first_name),
    `${data.deal_name} is a step further: ${data.milestone} is done. That makes ${data.done} of ${data.total}.`,
    ...(data.next ? [`Next comes ${data.next}.`] : []),
  ],
  ...wayIn(data, settings),
})

export const dealDigest: Writer<'deal_digest'> = (data, settings) => ({
  subject: `${data.deal_name}: the last week`,
  preview: `What has happened, and what stands: ${data.done} of ${data.total} steps are done.`,
  heading: `The last week of ${data.deal_name}`,
  paragraphs: [
    hello(data.first_name),
    ...(data.total > 0 ? [`${data.done} of ${data.total} steps are done. This has happened since the last mail:`] : []),
  ],
  facts: data.changes,
  ...wayIn(data, settings),
})

export const clientMessage: Writer<'client_message'> = (data, settings) => ({
  subject: `${data.deal_name}: news from ${data.agent}`,
  preview: data.text,
  heading: data.deal_name,
  paragraphs: [hello(data.first_name), `${data.agent} writes:`],
  quote: data.text,
  ...wayIn(data, settings),
})

/** How the client opens the deal, and how to get fewer emails. */
function wayIn(
  { deal, account_name }: { deal: string | null; account_name: string },
  { webUrl }: MailSettings,
): Pick<MailParts, 'action' | 'notes'> {
  const from = `You get this because ${account_name} shares the deal with you.`
  if (deal === null) {
    return { notes: ['Your private link shows everything.', `${from} On its page, under “Mail”, you turn it off.`] }
  }
  return {
    action: { label: 'See the deal', url: `${webUrl}/client/deal/${deal}` },
    notes: [`${from} On the deal’s page, under “Mail”, you turn it off.`],
  }
}
