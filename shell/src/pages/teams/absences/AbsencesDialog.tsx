import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { Absence, TeamMember } from 'openapi'
import { useState } from 'react'
import { userProfileAtom } from 'remote-kit/session'
import { useToday } from 'remote-kit/use-today'
import { formatWeekday } from 'ui-kit/absences'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatPersonName } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { Tag } from 'ui-kit/Tag'
import { useTeams } from '#parts/teams/use-teams.ts'
import { AbsenceForm } from './AbsenceForm.tsx'
import { useAbsencesStyles } from './Absences.styles.ts'
import { useAbsences, useDeleteAbsence } from './absences.api.ts'
import { copy } from './copy.ts'

export interface AbsencesDialogProps {
  member: TeamMember
  onClose: () => void
}

/** A member's absences with their stand-ins: planned, running and past. Adds, changes and deletes them. */
export function AbsencesDialog({ member, onClose }: AbsencesDialogProps) {
  const viewer = useAtomValue(userProfileAtom)
  const [edited, setEdited] = useState<Absence | 'new' | null>(null)
  if (edited) {
    return (
      <AbsenceForm
        member={member}
        absence={edited === 'new' ? null : edited}
        onBack={() => setEdited(null)}
        onClose={onClose}
      />
    )
  }
  const name = formatPersonName(member.person) || member.email
  return (
    <ModalSurface
      open
      title={member.user === viewer?.id ? copy.absencesDialog.ownTitle : copy.absencesDialog.title(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.absencesDialog.close}</Button>
          <Button appearance="primary" onClick={() => setEdited('new')}>
            {copy.absencesDialog.add}
          </Button>
        </>
      }
    >
      <Absences user={member.user} onEdit={setEdited} />
    </ModalSurface>
  )
}

function Absences({ user, onEdit }: { user: string; onEdit: (absence: Absence) => void }) {
  const styles = useAbsencesStyles()
  const now = useToday()
  const query = useAbsences(user)
  if (query.isPending) return <SkeletonRows label={copy.absencesDialog.loading} rows={2} />
  if (query.isError) {
    return <ErrorState title={copy.absencesDialog.failed} error={query.error} onRetry={() => void query.refetch()} />
  }
  const { results } = query.data
  const coming = results.filter(({ last_day }) => last_day >= now).toReversed()
  const past = results.filter(({ last_day }) => last_day < now)
  return (
    <>
      {coming.length === 0 && <Hint>{copy.absencesDialog.empty}</Hint>}
      <ul className={styles.list}>
        {coming.map((absence) => (
          <AbsenceRow key={absence.id} absence={absence} onEdit={onEdit} />
        ))}
      </ul>
      {past.length > 0 && (
        <>
          <h3 className={styles.heading}>{copy.absencesDialog.past}</h3>
          <ul className={styles.list}>
            {past.map((absence) => (
              <AbsenceRow key={absence.id} absence={absence} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function AbsenceRow({ absence, onEdit }: { absence: Absence; onEdit?: (absence: Absence) => void }) {
  const styles = useAbsencesStyles()
  const now = useToday()
  const { teams } = useTeams()
  const remove = useDeleteAbsence()
  const { first_day, last_day, stand_in, note } = absence
  const days = copy.absencesDialog.days(formatWeekday(first_day, now), formatWeekday(last_day, now))
  const standIn = teams.flatMap(({ members }) => members).find(({ user }) => user === stand_in)
  return (
    <li className={styles.absence}>
      <div>
        <div className={styles.days}>
          {days}
          {first_day <= now && now <= last_day && <Tag>{copy.absencesDialog.now}</Tag>}
        </div>
        <div className={styles.about}>
          {stand_in
            ? copy.absencesDialog.covered(formatPersonName(standIn?.person) || copy.absencesDialog.former)
            : copy.absencesDialog.uncovered}
        </div>
        {note && <div className={styles.about}>{note}</div>}
      </div>
      {onEdit && (
        <div className={styles.actions}>
          <Button size="small" aria-label={copy.absencesDialog.changeOf(days)} onClick={() => onEdit(absence)}>
            {copy.absencesDialog.change}
          </Button>
          <Button
            size="small"
            aria-label={copy.absencesDialog.deleteOf(days)}
            disabledFocusable={remove.isPending}
            onClick={() => remove.mutate(absence)}
          >
            {copy.absencesDialog.delete}
          </Button>
        </div>
      )}
    </li>
  )
}
