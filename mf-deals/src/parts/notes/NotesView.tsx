import { Button } from '@fluentui/react-components'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useTeamPeople } from 'remote-kit/team-people'
import { copy } from './copy.ts'
import { NoteEditor } from 'remote-kit/notes/note-editor'
import { NoteItem } from './NoteItem.tsx'
import { type NotePlace, useCreateNote, useNotes } from './notes.api.ts'
import { useNotesStyles } from './Notes.styles.ts'

/** The team's notes on a deal, or its comments on one of the deal's tasks. Clients never see them. */
export function NotesView({ deal, task }: NotePlace) {
  const styles = useNotesStyles()
  const words = task ? copy.comments : copy.notes
  const people = useTeamPeople()
  const notes = useNotes({ deal, task })
  const create = useCreateNote({ deal, task })
  const shown = notes.data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <div className={styles.view}>
      <NoteEditor
        label={words.new}
        placeholder={words.placeholder}
        action={words.add}
        people={people}
        draft={task ? `task ${task}` : `deal ${deal}`}
        isPending={create.isPending}
        error={create.error}
        onSave={(body, clear) => create.mutate(body, { onSuccess: clear })}
      />
      {notes.isPending && <SkeletonRows label={words.loading} rows={task ? 1 : 4} />}
      {notes.isError && !notes.data && (
        <ErrorState title={words.failed} error={notes.error} onRetry={() => void notes.refetch()} />
      )}
      {!task && notes.data && shown.length === 0 && (
        <EmptyState title={copy.notes.emptyTitle}>{copy.notes.empty}</EmptyState>
      )}
      <ul className={styles.list}>
        {shown.map((note) => (
          <NoteItem key={note.id} note={note} people={people} about={task ? null : note.task} />
        ))}
      </ul>
      {notes.hasNextPage && (
        <Button disabledFocusable={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()}>
          {copy.notesView.more}
        </Button>
      )}
    </div>
  )
}
