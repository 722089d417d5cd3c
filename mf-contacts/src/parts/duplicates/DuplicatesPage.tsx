import { Button } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { PeopleRegular } from '@fluentui/react-icons/svg/people'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Contact, DuplicatePair } from 'openapi'
import { duplicateReasonLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { canDeleteContact } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatPhone } from 'ui-kit/format'
import { PageFrame } from 'ui-kit/PageFrame'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { ContactOwner } from '#parts/contacts/ContactOwner.tsx'
import { useContactPageAddress } from '#parts/contact-search/contact-search.ts'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { copy } from './copy.ts'
import { useDuplicatePairs, useMarkNotSame } from './duplicates.api.ts'
import { useDuplicatesPageStyles } from './DuplicatesPage.styles.ts'
import { pairToMergeAtom } from './merge.atoms.ts'

/** The pairs of contacts that are likely the same. Each is merged, or marked as not the same. */
export function DuplicatesPage({ listAddress }: { listAddress: string }) {
  const pairs = useDuplicatePairs()
  const count = pairs.data?.pages[0]?.count
  return (
    <PageFrame
      title={copy.page.title}
      meta={<span role="status">{count ? copy.page.count(count) : ''}</span>}
      actions={
        <LinkButton to={listAddress} appearance="subtle" icon={<ArrowLeftRegular />}>
          {copy.page.back}
        </LinkButton>
      }
      width="narrow"
    >
      <Pairs pairs={pairs} listAddress={listAddress} />
    </PageFrame>
  )
}

type PairsProps = { pairs: ReturnType<typeof useDuplicatePairs>; listAddress: string }

function Pairs({ pairs, listAddress }: PairsProps) {
  const styles = useDuplicatesPageStyles()
  const all = pairs.data?.pages.flatMap((page) => page.results) ?? []
  if (pairs.isPending) return <SkeletonRows label={copy.page.loading} rows={6} />
  if (pairs.isError && all.length === 0)
    return <ErrorState title={copy.page.failed} error={pairs.error} onRetry={() => void pairs.refetch()} />
  if (all.length === 0)
    return (
      <EmptyState
        icon={<PeopleRegular />}
        title={copy.page.emptyTitle}
        action={<LinkButton to={listAddress}>{copy.page.back}</LinkButton>}
      >
        {copy.page.empty}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list} aria-label={copy.page.title}>
        {all.map((pair) => (
          <PairCard key={pair.id} pair={pair} />
        ))}
      </ul>
      {pairs.hasNextPage && (
        <Button
          className={styles.more}
          disabledFocusable={pairs.isFetchingNextPage}
          onClick={() => void pairs.fetchNextPage()}
        >
          {copy.page.more}
        </Button>
      )}
    </>
  )
}

function PairCard({ pair: { reasons, contacts } }: { pair: DuplicatePair }) {
  const styles = useDuplicatesPageStyles()
  const viewer = useAtomValue(userProfileAtom)
  const merge = useSetAtom(pairToMergeAtom)
  const { mutate: mark, isPending } = useMarkNotSame()
  const [one, other] = contacts
  if (!one || !other) return null
  const names = [contactName(one), contactName(other)] as const
  return (
    <li className={styles.pair} aria-label={copy.page.pair(...names)}>
      <div className={styles.reasons}>
        {reasons.map((reason) => (
          <Tag key={reason}>{duplicateReasonLabels[reason]}</Tag>
        ))}
      </div>
      <Person contact={one} />
      <Person contact={other} />
      <div className={styles.actions}>
        {contacts.every((contact) => canDeleteContact(viewer, contact)) && (
          <Button appearance="primary" aria-label={copy.compareFor(...names)} onClick={() => merge([one, other])}>
            {copy.compare}
          </Button>
        )}
        <Button disabledFocusable={isPending} aria-label={copy.notSameFor(...names)} onClick={() => mark([one, other])}>
          {copy.notSame}
        </Button>
      </div>
    </li>
  )
}

function Person({ contact }: { contact: Contact }) {
  const styles = useDuplicatesPageStyles()
  const addressOf = useContactPageAddress()
  const facts = [...contact.emails.slice(0, 2), ...contact.phones.slice(0, 2).map(formatPhone)]
  return (
    <div className={styles.person}>
      <Link className={styles.name} to={addressOf(contact.id)}>
        {contactName(contact)}
      </Link>
      {facts.map((fact) => (
        <span key={fact} className={styles.fact}>
          {fact}
        </span>
      ))}
      {facts.length === 0 && <span className={styles.fact}>{contact.company || copy.page.unlisted}</span>}
      <ContactOwner id={contact.owner} />
    </div>
  )
}
