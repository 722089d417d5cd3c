import type { Deal, Note } from 'openapi'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant } from 'ui-kit/days'
import { NoteText } from 'remote-kit/notes/NoteText'
import { useTeamPeople } from 'remote-kit/team-people'
import { useActors } from '#parts/teams/use-actors.ts'
import { copy } from './copy.ts'
import { usePrintStyles } from './print.styles.ts'
import { PrintSection } from '#parts/print/PrintSection.tsx'

/** The team's notes on the deal. */
export function PrintNotes({ deal, notes }: { deal: Deal; notes: readonly Note[] }) {
  const styles = usePrintStyles()
  const { nameOf } = useTeamPeople()
  const authors = useActors(notes.map(({ created_by }) => created_by))
  const timeZone = useTimeZone()
  return (
    <PrintSection title={copy.printNotes.title}>
      {deal.notes && <p className={styles.note}>{deal.notes}</p>}
      {!deal.notes && notes.length === 0 && <p className={styles.quiet}>{copy.printNotes.none}</p>}
      {notes.map(({ id, body, created_by, created_at }) => (
        <div key={id} className={styles.note}>
          <p className={styles.quiet}>
            {[authors.nameOf(created_by), formatInstant(created_at, timeZone)].filter(Boolean).join(' · ')}
          </p>
          <NoteText body={body} nameOf={nameOf} />
        </div>
      ))}
    </PrintSection>
  )
}
