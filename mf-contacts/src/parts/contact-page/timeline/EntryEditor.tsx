import type { NoteBody, TimelineActivity, TimelineNote } from 'openapi'
import { NoteEditor } from 'remote-kit/notes/note-editor'
import { useTeamPeople } from 'remote-kit/team-people'
import { useUpdateActivity } from '#parts/activities/activities.api.ts'
import { ActivityFields } from '#parts/activities/ActivityFields.tsx'
import { useActivityForm } from '#parts/activities/use-activity-form.ts'
import { useUpdateNote } from '#parts/contact-records/contact-records.api.ts'
import { useContactTimelineStyles } from './ContactTimeline.styles.ts'
import { copy } from './copy.ts'

export interface EntryEditorProps<Entry> {
  entry: Entry
  onClose: () => void
}

/** Edits a note, or what was logged: how it went, how long it took, when it was and what was said. */
export function EntryEditor({ entry, onClose }: EntryEditorProps<TimelineActivity | TimelineNote>) {
  return entry.type === 'note' ? (
    <EditNote entry={entry} onClose={onClose} />
  ) : (
    <EditActivity entry={entry} onClose={onClose} />
  )
}

function EditNote({ entry, onClose }: EntryEditorProps<TimelineNote>) {
  const { mutate, isPending, error } = useUpdateNote(entry)
  return <EditText {...{ entry, isPending, error, onClose }} onSave={(body) => mutate(body, { onSuccess: onClose })} />
}

function EditActivity({ entry, onClose }: EntryEditorProps<TimelineActivity>) {
  const styles = useContactTimelineStyles()
  const form = useActivityForm(entry.kind, entry)
  const { mutate, isPending, error } = useUpdateActivity(entry)
  const save = (body: NoteBody) => {
    const facts = form.read()
    if (facts) mutate({ ...facts, body }, { onSuccess: onClose })
  }
  return (
    <div role="group" aria-label={copy.editActivity[entry.kind]} className={styles.editor}>
      <ActivityFields form={form} />
      <EditText {...{ entry, isPending, error, onClose }} isOptional onSave={save} />
    </div>
  )
}

interface EditTextProps extends EntryEditorProps<TimelineActivity | TimelineNote> {
  isPending: boolean
  error: unknown
  isOptional?: boolean
  onSave: (body: NoteBody) => void
}

function EditText({ entry, onClose, ...editing }: EditTextProps) {
  const people = useTeamPeople()
  return (
    <NoteEditor
      label={copy.editText}
      placeholder={copy.placeholder}
      action={copy.save}
      body={entry.body}
      people={people}
      onCancel={onClose}
      {...editing}
    />
  )
}
