/** Emails to clients about a deal shared with them. */
import { copy } from './copy.ts'
import type { MailParts, MailSettings, Writer } from './mail-parts.ts'

const hello = copy.frame.greeting

export const dealShared: Writer<'deal_shared'> = ({ link, ...data }, { webUrl }) => ({
  subject: copy.dealShared.subject(data.agent, data.deal_name),
  ...letterhead(data),
  preview: copy.dealShared.preview,
  heading: data.deal_name,
  paragraphs: [hello(data.first_name), copy.dealShared.body(data.agent, data.account_name)],
  action: link
    ? { label: copy.dealShared.setPassword, url: `${webUrl}/set_password/${link.uid}/${link.token}` }
    : { label: copy.dealShared.signIn, url: `${webUrl}/client/deal/${data.deal}` },
  notes: [link ? copy.dealShared.expires : copy.dealShared.knownSignIn],
})

export const dealLink: Writer<'deal_link'> = (data, { webUrl }) => ({
  subject: copy.dealShared.subject(data.agent, data.deal_name),
  ...letterhead(data),
  preview: copy.dealShared.preview,
  heading: data.deal_name,
  paragraphs: [hello(data.first_name), copy.dealShared.body(data.agent, data.account_name)],
  action: { label: copy.dealLink.action, url: `${webUrl}/portal/${data.token}` },
  notes: [
    ...(data.has_passcode ? [copy.dealLink.passcode(data.agent)] : []),
    ...(data.expires_on ? [copy.dealLink.expires(data.expires_on)] : []),
    copy.dealLink.private,
  ],
})

export const dealSharedElsewhere: Writer<'deal_shared_elsewhere'> = ({
  agent,
  account_name,
  deal_name,
  agent_email,
}) => ({
  subject: copy.dealSharedElsewhere.subject(agent, deal_name),
  ...letterhead({ account_name, agent_email }),
  preview: copy.dealSharedElsewhere.preview,
  heading: deal_name,
  paragraphs: [hello(''), copy.dealSharedElsewhere.body(agent, account_name), copy.dealSharedElsewhere.next(agent)],
  notes: copy.dealSharedElsewhere.notes(agent),
})

export const milestoneReached: Writer<'milestone_reached'> = (data, settings) => ({
  subject: copy.milestoneReached.subject(data.deal_name, data.milestone),
  preview: copy.milestoneReached.preview(data.deal_name, data.done, data.total),
  heading: copy.milestoneReached.heading(data.milestone),
  paragraphs: [
    hello(data.first_name),
    copy.milestoneReached.body(data.deal_name, data.done, data.total),
    ...(data.next ? [copy.milestoneReached.next(data.next)] : []),
  ],
  ...wayIn(data, settings),
})

export const dealDigest: Writer<'deal_digest'> = (data, settings) => ({
  subject: copy.dealDigest.subject(data.deal_name),
  preview: copy.dealDigest.preview(data.done, data.total),
  heading: copy.dealDigest.heading(data.deal_name),
  paragraphs: [hello(data.first_name), ...(data.total > 0 ? [copy.dealDigest.body(data.done, data.total)] : [])],
  facts: data.changes,
  ...wayIn(data, settings),
})

export const clientMessage: Writer<'client_message'> = (data, settings) => ({
  subject: copy.clientMessage.subject(data.deal_name, data.agent),
  preview: data.text,
  heading: data.deal_name,
  paragraphs: [hello(data.first_name), copy.clientMessage.body(data.agent)],
  quote: data.text,
  ...wayIn(data, settings),
})

type Sender = { account_name: string; agent_email?: string | null | undefined }

/** Clients know their agent and the brokerage, not the product: it comes in their name, and replies reach the agent. */
const letterhead = ({ account_name, agent_email }: Sender): Pick<MailParts, 'brokerage' | 'replyTo'> => ({
  brokerage: account_name,
  ...(agent_email && { replyTo: agent_email }),
})

/** Whose client they are, how they open the deal, and how to get fewer emails. */
function wayIn(
  { deal, ...sender }: Sender & { deal: string | null },
  { webUrl }: MailSettings,
): Pick<MailParts, 'brokerage' | 'replyTo' | 'action' | 'notes'> {
  const why = `${copy.wayIn.why(sender.account_name)} ${copy.wayIn.choose}`
  if (deal === null) return { ...letterhead(sender), notes: [copy.wayIn.link, why] }
  const action = { label: copy.wayIn.action, url: `${webUrl}/client/deal/${deal}` }
  return { ...letterhead(sender), action, notes: [why] }
}
