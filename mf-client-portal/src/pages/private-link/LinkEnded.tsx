import { PeopleToCall } from '#parts/deal-view/PeopleToCall.tsx'
import { copy } from './copy.ts'
import { contactOf } from './link-contact.ts'
import { LinkCard } from './LinkCard.tsx'

/** A link that opens nothing. Whom to call is known only where the link has opened before, in this browser. */
export function LinkEnded({ token }: { token: string }) {
  const known = contactOf(token)
  if (!known) return <LinkCard brokerage={null} title={copy.linkEnded.title} lead={copy.linkEnded.lead} />
  const { brokerage, audience, people } = known
  const [lead] = people
  return (
    <LinkCard
      brokerage={brokerage}
      title={copy.linkEnded.knownTitle}
      lead={copy.linkEnded.knownLead(lead?.name ?? brokerage)}
    >
      <PeopleToCall people={people} brokerage={brokerage} audience={audience} />
    </LinkCard>
  )
}
