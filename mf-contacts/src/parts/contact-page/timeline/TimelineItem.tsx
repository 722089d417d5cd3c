import { Button, mergeClasses } from '@fluentui/react-components'
import type { TimelineActivity, TimelineChange, TimelineEntry, TimelineNote } from 'openapi'
import { useState } from 'react'
import { Link } from 'react-router'
import { NoteText } from 'remote-kit/notes/NoteText'
import { useTeamPeople } from 'remote-kit/team-people'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { timeOf } from 'ui-kit/days'
import { Tag } from 'ui-kit/Tag'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { fileAddress } from '#parts/contact-records/contact-records.api.ts'
import { useUndoMerge } from '#parts/duplicates/duplicates.api.ts'
import { useContactTimelineStyles } from './ContactTimeline.styles.ts'
import { copy } from './copy.ts'
import { isOfPerson, wordsOf } from './entry-words.ts'
import { EntryActions } from './EntryActions.tsx'
import { EntryEditor } from './EntryEditor.tsx'
import { EntryIcon } from './EntryIcon.tsx'
import { InquiryText } from './InquiryText.tsx'
import { PlanEmailText } from './PlanEmailText.tsx'

const isWritten = (entry: TimelineEntry): entry is TimelineActivity | TimelineNote =>
  entry.type === 'activity' || entry.type === 'note'

/** Something that happened with a contact. What someone wrote or logged can be edited and deleted. */
export function TimelineItem({ entry }: { entry: TimelineEntry }) {
  const styles = useContactTimelineStyles()
  const timeZone = useTimeZone()
  const people = useTeamPeople()
  const [isEditing, setIsEditing] = useState(false)
  const by = 'by' in entry ? (entry.by?.name ?? copy.system) : ''
  const deal = 'deal' in entry ? entry.deal : null
  const isWhole = isWritten(entry) || entry.type === 'file' || entry.type === 'inquiry'
  return (
    <li className={mergeClasses(styles.entry, !isWhole && styles.quiet)}>
      <span className={styles.icon}>
        <EntryIcon entry={entry} />
      </span>
      <p className={styles.words}>
        {isOfPerson(entry) && <span className={styles.who}>{by}</span>} <span>{wordsOf(entry)}</span>{' '}
        {deal && entry.type === 'activity' && <span>{copy.about}</span>}{' '}
        {deal && entry.type === 'task' && <span>{copy.onDeal}</span>}{' '}
        {deal && (
          <Link className={styles.link} to={`/agent/deal/${deal.id}`}>
            {deal.name}
          </Link>
        )}{' '}
        <time className={styles.time} dateTime={entry.at}>
          {formatTimeOfDay(timeOf(new Date(entry.at), timeZone))}
        </time>{' '}
        {isWritten(entry) && entry.edited_at && <span className={styles.time}>{copy.edited}</span>}{' '}
        {entry.type === 'note' && entry.pinned && <Tag>{copy.pinned}</Tag>}
      </p>
      {isWhole && <EntryActions entry={entry} onEdit={() => setIsEditing(true)} />}
      {entry.type === 'change' && entry.merge?.can_undo && <UndoMerge merge={entry} />}
      {isWritten(entry) && (isEditing || entry.body.length > 0) && (
        <div className={styles.body}>
          {isEditing ? (
            <EntryEditor entry={entry} onClose={() => setIsEditing(false)} />
          ) : (
            <NoteText body={entry.body} nameOf={people.nameOf} />
          )}
        </div>
      )}
      {entry.type === 'plan' && entry.subject !== '' && <PlanEmailText email={entry} />}
      {entry.type === 'inquiry' && <InquiryText inquiry={entry} />}
      {entry.type === 'file' && (
        <div className={styles.body}>
          <a className={styles.link} href={fileAddress(entry.id)} download>
            {entry.name}
          </a>
        </div>
      )}
    </li>
  )
}

/** A merge can be taken back for as long as it is in place, even once its toast is gone. */
function UndoMerge({ merge }: { merge: TimelineChange }) {
  const { mutate: undo, isPending } = useUndoMerge()
  return (
    <Button
      size="small"
      disabledFocusable={isPending}
      aria-label={copy.merge.undoOf(wordsOf(merge))}
      onClick={() => undo(merge.id)}
    >
      {copy.merge.undo}
    </Button>
  )
}
