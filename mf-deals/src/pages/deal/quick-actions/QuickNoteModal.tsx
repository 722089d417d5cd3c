import { ModalSurface } from 'ui-kit/ModalSurface'
import { NoteEditor } from 'remote-kit/notes/note-editor'
import { useCreateNote } from '#parts/notes/notes.api.ts'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'

/** Adds a note to a deal from any of its tabs. */
export function QuickNoteModal({ deal, onClose }: { deal: string; onClose: () => void }) {
  const people = useTeamPeople()
  const create = useCreateNote({ deal })
  return (
    <ModalSurface open title={copy.noteModal.title} onClose={onClose} actions={null}>
      <NoteEditor
        takesFocus
        label={copy.noteModal.label}
        placeholder={copy.noteModal.placeholder}
        action={copy.noteModal.submit}
        people={people}
        draft={`deal ${deal}`}
        isPending={create.isPending}
        error={create.error}
        onSave={(body) => create.mutate(body, { onSuccess: onClose })}
      />
    </ModalSurface>
  )
}
