import { Button } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left'
import { CallRegular } from '@fluentui/react-icons/svg/call'
import { useAtomValue, useSetAtom } from 'jotai'
import type { Contact } from 'openapi'
import { contactFields } from 'openapi/fields/contact'
import { Fragment, type ReactElement } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { contactStatusChips, contactTemperatureChips } from 'ui-kit/code-labels'
import { formatAgoWithin } from 'ui-kit/days'
import { ErrorState } from 'ui-kit/ErrorState'
import { NotFound } from 'ui-kit/NotFound'
import { PageFrame } from 'ui-kit/PageFrame'
import { Panel } from 'ui-kit/Panel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { StatusChip } from 'ui-kit/StatusChip'
import { ContactDeals } from '#parts/contact-panel/ContactDeals.tsx'
import { CustomFields } from '#parts/contact-panel/CustomFields.tsx'
import { DetailSection } from '#parts/contact-panel/DetailSection.tsx'
import { HowToReach } from '#parts/contact-panel/HowToReach.tsx'
import { ContactMenu } from '#parts/contact-panel/ContactMenu.tsx'
import { ReachButtons } from '#parts/contact-panel/ReachButtons.tsx'
import { WhereTheyStand } from '#parts/contact-panel/WhereTheyStand.tsx'
import { WhoTheyAre } from '#parts/contact-panel/WhoTheyAre.tsx'
import { UnclaimedNotice } from '#parts/claim/UnclaimedNotice.tsx'
import { contactName } from '#parts/contacts/contact-chips.ts'
import { useContact } from '#parts/contacts/contacts.api.ts'
import { FollowMerged, mergedInto } from '#parts/contacts/FollowMerged.tsx'
import { GoneContact, isNotThere } from '#parts/contacts/GoneContact.tsx'
import { DuplicateHint } from '#parts/duplicates/DuplicateHint.tsx'
import { textField } from '#parts/inline-edit/text-fields.ts'
import { InlineField } from '#parts/inline-edit/InlineField.tsx'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { callToLogAtom } from '#parts/log-call/log-call.atoms.ts'
import { ContactPlans } from '#parts/plans/ContactPlans.tsx'
import { Composer } from './composer/Composer.tsx'
import { useContactPageStyles } from './ContactPage.styles.ts'
import { copy } from './copy.ts'
import { Referrals } from './relationships/Referrals.tsx'
import { Relationships } from './relationships/Relationships.tsx'
import { ContactTasks } from './tasks/ContactTasks.tsx'
import { ContactTimeline } from './timeline/ContactTimeline.tsx'

export interface ContactPageProps {
  id: string
  /** The list that it was opened from. */
  listTitle: string
  listAddress: string
  /** Back to the list, once the contact is gone. */
  onDeleted: () => void
}

/** A whole page for one contact: who they are, everything that happened, and what comes next. */
export function ContactPage({ id, ...list }: ContactPageProps) {
  const { data: contact, error, refetch } = useContact(id)
  const into = mergedInto(error)
  if (into) return <FollowMerged into={into} />
  if (isNotThere(error)) return contact ? <Gone contact={contact} {...list} /> : <NotFound />
  if (contact) return <Whole contact={contact} {...list} />
  if (error) return <ErrorState title={copy.failed} error={error} onRetry={() => void refetch()} />
  return <SkeletonRows label={copy.loading} rows={12} />
}

function Gone({ contact, listTitle, listAddress }: WholeProps) {
  const back = (
    <LinkButton to={listAddress} appearance="subtle" icon={<ArrowLeftRegular />}>
      {listTitle}
    </LinkButton>
  )
  return (
    <PageFrame title={contactName(contact)} actions={back}>
      <GoneContact />
    </PageFrame>
  )
}

type WholeProps = Omit<ContactPageProps, 'id'> & { contact: Contact }

function Whole({ contact, listTitle, listAddress, onDeleted }: WholeProps) {
  const styles = useContactPageStyles()
  const timeZone = useTimeZone()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const logCall = useSetAtom(callToLogAtom)
  const story = (
    <div key="story" className={styles.story}>
      <Composer contact={contact} />
      <ContactTimeline contact={contact} />
    </div>
  )
  const tasks = <ContactTasks key="tasks" contact={contact} />
  const around = (
    <Fragment key="around">
      <ContactPlans contact={contact} />
      <Panel title={copy.deals}>
        <ContactDeals contact={contact.id} />
      </Panel>
      <Relationships contact={contact} />
      <Referrals contact={contact.id} />
    </Fragment>
  )
  const todo = (...parts: ReactElement[]) => (
    <div key="todo" className={styles.todo}>
      {parts}
    </div>
  )
  return (
    <PageFrame
      title={contactName(contact)}
      mark={
        <>
          <StatusChip chip={contactStatusChips[contact.status]} />
          <StatusChip chip={contactTemperatureChips[contact.temperature]} />
        </>
      }
      meta={copy.changed(formatAgoWithin(contact.updated_at, timeZone))}
      actions={
        <>
          <LinkButton to={listAddress} appearance="subtle" icon={<ArrowLeftRegular />} aria-label={listTitle}>
            {isPhone ? null : listTitle}
          </LinkButton>
          <ContactMenu contact={contact} onDeleted={onDeleted} />
          <Button appearance="primary" icon={<CallRegular />} onClick={() => logCall({ contact })}>
            {copy.logCall}
          </Button>
        </>
      }
    >
      <UnclaimedNotice contact={contact} isApart />
      <DuplicateHint contact={contact} />
      <div className={styles.columns}>
        <div className={styles.reach}>
          <ReachButtons contact={contact} />
        </div>
        {isPhone ? [tasks, story, todo(around)] : [story, todo(tasks, around)]}
        <div className={styles.about}>
          <Panel title={copy.about}>
            <div className={styles.sections}>
              <HowToReach contact={contact} />
              <WhereTheyStand contact={contact} />
              <CustomFields contact={contact} />
              <WhoTheyAre contact={contact} />
              <DetailSection title={contactFields.notes.label}>
                <InlineField contact={contact} field={textField('notes')} />
              </DetailSection>
            </div>
          </Panel>
        </div>
      </div>
    </PageFrame>
  )
}
