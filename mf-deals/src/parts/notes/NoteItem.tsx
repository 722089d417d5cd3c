import { MenuItem, mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Note } from 'openapi'
import { useState } from 'react'
import { Link } from 'react-router'
import { canRewriteNote } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { paramsWith, useSearchParams } from 'remote-kit/use-search-params'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { Bone } from 'ui-kit/Bone'
import { formatInstant } from 'ui-kit/days'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { Tag } from 'ui-kit/Tag'
import type { TeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { NoteEditor } from 'remote-kit/notes/note-editor'
import { useCommentedTask, useDeleteNote, useUpdateNote } from './notes.api.ts'
import { useNotesStyles } from './Notes.styles.ts'
import { useActors } from '#parts/teams/use-actors.ts'
import { NoteText } from 'remote-kit/notes/NoteText'

export interface NoteItemProps {
  note: Note
  people: TeamPeople
  /** The task that it comments on, named above it; null where that is plain. */
  about: string | null
}

/** A note with its author and time. Its author, owners and admins edit and delete it; anyone can pin it. */
export function NoteItem({ note, people, about }: NoteItemProps) {
  const styles = useNotesStyles()
  const [isEditing, setIsEditing] = useState(false)
  const profile = useAtomValue(userProfileAtom)
  const timeZone = useTimeZone()
  const update = useUpdateNote(note)
  const remove = useDeleteNote()
  const isOwn = canRewriteNote(profile, note.created_by)
  const author = useActors([note.created_by]).nameOf(note.created_by) || copy.noteItem.formerMember

  return (
    <li className={mergeClasses(styles.note, note.pinned && styles.pinned)}>
      <PersonAvatar name={author} size={28} decorative />
      <div className={styles.head}>
        <span className={styles.author}>{author}</span>
        <time className={styles.time} dateTime={note.created_at}>
          {formatInstant(note.created_at, timeZone)}
        </time>
        {note.edited_at && <span className={styles.time}>{copy.noteItem.edited}</span>}
        {note.pinned && <Tag>{copy.noteItem.pinned}</Tag>}
      </div>
      <ActionsMenu label={copy.noteItem.label(author)}>
        <MenuItem onClick={() => update.mutate({ pinned: !note.pinned })}>
          {note.pinned ? copy.noteItem.unpin : copy.noteItem.pin}
        </MenuItem>
        {isOwn && (
          <MenuItem onClick={() => setIsEditing(true)} {...NoteEditor.onApproach}>
            {copy.noteItem.edit}
          </MenuItem>
        )}
        {isOwn && <MenuItem onClick={() => remove(note)}>{copy.noteItem.delete}</MenuItem>}
      </ActionsMenu>
      <div className={styles.body}>
        {about && <CommentedTask id={about} />}
        {isEditing ? (
          <NoteEditor
            label={copy.noteItem.editLabel}
            placeholder={copy.notes.placeholder}
            action={copy.noteItem.save}
            body={note.body}
            people={people}
            isPending={update.isPending}
            error={update.error}
            onSave={(body) => update.mutate({ body }, { onSuccess: () => setIsEditing(false) })}
            onCancel={() => setIsEditing(false)}
          />
        ) : (
          <NoteText body={note.body} nameOf={people.nameOf} />
        )}
      </div>
    </li>
  )
}

function CommentedTask({ id }: { id: string }) {
  const styles = useNotesStyles()
  const { data: task, isError } = useCommentedTask(id)
  const [params] = useSearchParams()
  if (isError) return <div className={styles.about}>{copy.noteItem.deletedTask}</div>
  if (!task) return <Bone width="160px" height="16px" />
  return (
    <div className={styles.about}>
      <Link className={styles.task} to={`?${paramsWith(params, { task: id })}`}>
        {copy.noteItem.onTask(task.title)}
      </Link>
    </div>
  )
}
