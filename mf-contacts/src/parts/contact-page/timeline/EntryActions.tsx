import { MenuItem } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { TimelineEntry, User } from 'openapi'
import { NoteEditor } from 'remote-kit/notes/note-editor'
import { canDeleteFile, canRewriteNote } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { useDeleteActivity } from '#parts/activities/activities.api.ts'
import { useDeleteFile, useDeleteNote } from '#parts/contact-records/contact-records.api.ts'
import { copy } from './copy.ts'
import { wordsOf } from './entry-words.ts'

/** Edits or deletes an entry, for those who may. */
export function EntryActions({ entry, onEdit }: { entry: TimelineEntry; onEdit: () => void }) {
  const viewer = useAtomValue(userProfileAtom)
  const remove = { activity: useDeleteActivity(), note: useDeleteNote(), file: useDeleteFile() }
  const { type, id } = entry
  if (type !== 'activity' && type !== 'note' && type !== 'file') return null
  if (!canChange(viewer, entry)) return null
  return (
    <ActionsMenu label={copy.actions(type === 'file' ? entry.name : wordsOf(entry))}>
      {type !== 'file' && (
        <MenuItem onClick={onEdit} {...NoteEditor.onApproach}>
          {copy.edit}
        </MenuItem>
      )}
      <MenuItem onClick={() => remove[type](id)}>{copy.delete}</MenuItem>
    </ActionsMenu>
  )
}

/** Activities are the team's: everyone who sees the contact corrects them. */
function canChange(viewer: User | null, entry: TimelineEntry): boolean {
  if (entry.type === 'note') return canRewriteNote(viewer, entry.by?.id ?? null)
  return entry.type !== 'file' || canDeleteFile(viewer, { created_by: entry.by?.id ?? null })
}
