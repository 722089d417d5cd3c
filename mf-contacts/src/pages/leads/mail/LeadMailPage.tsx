import { Button } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { MailInboxRegular } from '@fluentui/react-icons/svg/mail-inbox'
import type { LeadMail } from 'openapi'
import { useState } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant } from 'ui-kit/days'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { FactLine } from 'ui-kit/FactLine'
import { lazyPart } from 'ui-kit/lazy-part'
import { PageFrame } from 'ui-kit/PageFrame'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { copy } from './copy.ts'
import { useDismissMail, useMailToLookAt, useSourceNames } from './lead-mail.api.ts'
import { useLeadMailStyles } from './LeadMail.styles.ts'

const LeadMailPanel = lazyPart(async () => (await import('./LeadMailPanel.tsx')).LeadMailPanel)

const LEADS = '/agent/leads'

/** `/agent/leads?view=mail`: emails that no parser understood. Each becomes a lead, or is none. */
export function LeadMailPage() {
  const mails = useMailToLookAt()
  const [open, setOpen] = useState<string | null>(null)
  const count = mails.data?.pages[0]?.count
  return (
    <PageFrame
      title={copy.title}
      meta={<span role="status">{count ? copy.count(count) : ''}</span>}
      actions={
        <LinkButton to={LEADS} appearance="subtle" icon={<ArrowLeftRegular />}>
          {copy.back}
        </LinkButton>
      }
      width="narrow"
    >
      <Mails mails={mails} onOpen={setOpen} />
      {open && <LeadMailPanel key={open} id={open} onClose={() => setOpen(null)} />}
    </PageFrame>
  )
}

type MailsProps = { mails: ReturnType<typeof useMailToLookAt>; onOpen: (id: string) => void }

function Mails({ mails, onOpen }: MailsProps) {
  const styles = useLeadMailStyles()
  const names = useSourceNames()
  const all = mails.data?.pages.flatMap((page) => page.results) ?? []
  if (mails.isPending) return <SkeletonRows label={copy.loading} rows={6} />
  if (mails.isError && all.length === 0)
    return <ErrorState title={copy.failed} error={mails.error} onRetry={() => void mails.refetch()} />
  if (all.length === 0)
    return (
      <EmptyState
        icon={<MailInboxRegular />}
        title={copy.emptyTitle}
        action={<LinkButton to={LEADS}>{copy.back}</LinkButton>}
      >
        {copy.empty}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list} aria-label={copy.title}>
        {all.map((mail) => (
          <MailCard key={mail.id} mail={mail} source={names.get(mail.lead_source)} onOpen={onOpen} />
        ))}
      </ul>
      {mails.hasNextPage && (
        <Button
          className={styles.more}
          disabledFocusable={mails.isFetchingNextPage}
          onClick={() => void mails.fetchNextPage()}
        >
          {copy.more}
        </Button>
      )}
    </>
  )
}

type MailCardProps = { mail: LeadMail; source: string | undefined; onOpen: (id: string) => void }

function MailCard({ mail, source, onOpen }: MailCardProps) {
  const styles = useLeadMailStyles()
  const timeZone = useTimeZone()
  const dismiss = useDismissMail()
  const subject = mail.subject || copy.noSubject
  return (
    <li className={styles.mail}>
      <div className={styles.facts}>
        <div className={styles.subject}>
          {subject}
          {mail.is_unreadable && <Tag>{copy.unreadable}</Tag>}
        </div>
        <div className={styles.fact}>{copy.from(mail.from_name, mail.from_address)}</div>
        <div className={styles.fact}>
          <FactLine facts={[formatInstant(mail.received_at, timeZone), source && copy.via(source)]} />
        </div>
      </div>
      <div className={styles.actions}>
        <Button appearance="primary" aria-label={copy.openOf(subject)} onClick={() => onOpen(mail.id)}>
          {copy.open}
        </Button>
        <Button
          aria-label={copy.dismissOf(subject)}
          disabledFocusable={dismiss.isPending}
          onClick={() => dismiss.mutate(mail.id)}
        >
          {copy.dismiss}
        </Button>
      </div>
    </li>
  )
}
