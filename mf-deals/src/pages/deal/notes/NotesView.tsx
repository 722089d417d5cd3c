import { Button } from '@fluentui/react-components'
import type { Deal } from 'openapi'
import { EmptyState } from 'ui-kit/EmptyState'
import { ErrorState } from 'ui-kit/ErrorState'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useTeamPeople } from '#parts/teams/teams.api.ts'
import { copy } from './copy.ts'
import { NoteEditor } from './note-editor.ts'
import { NoteItem } from './NoteItem.tsx'
import { useCreateNote, useNotes } from './notes.api.ts'
import { useNotesStyles } from './Notes.styles.ts'

/** The team's notes on a deal. Clients never see them. */
export function NotesView({ deal }: { deal: Deal }) {
  const styles = useNotesStyles()
  const people = useTeamPeople()
  const notes = useNotes(deal.id)
  const create = useCreateNote(deal.id)
  const shown = notes.data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <div className={styles.view}>
      <NoteEditor
        label={copy.notesView.new}
        action={copy.notesView.add}
        people={people}
        isPending={create.isPending}
        error={create.error}
        onSave={(body, clear) => create.mutate(body, { onSuccess: clear })}
      />
      {notes.isPending && <SkeletonRows label={copy.notesView.loading} rows={4} />}
      {notes.isError && !notes.data && (
        <ErrorState title={copy.notesView.failed} error={notes.error} onRetry={() => void notes.refetch()} />
      )}
      {notes.data && shown.length === 0 && (
        <EmptyState title={copy.notesView.emptyTitle}>{copy.notesView.empty}</EmptyState>
      )}
      <ul className={styles.list}>
        {shown.map((note) => (
          <NoteItem key={note.id} note={note} people={people} />
        ))}
      </ul>
      {notes.hasNextPage && (
        <Button disabled={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()}>
          {copy.notesView.more}
        </Button>
      )}
    </div>
  )
}
