import { Button } from '@fluentui/react-components'
import type { Absence, TeamMember } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { showRefusal } from 'remote-kit/forms/refusals'
import { SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { useToday } from 'remote-kit/use-today'
import { formatWeekday } from 'ui-kit/absences'
import { formatPersonName } from 'ui-kit/format'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { required } from '#parts/forms/form-rules.ts'
import { useTeams } from '#parts/teams/use-teams.ts'
import { useAbsencesStyles } from './Absences.styles.ts'
import { useSaveAbsence } from './absences.api.ts'
import { copy } from './copy.ts'
import { absenceDuring, standInsFor } from './stand-ins.ts'

export interface AbsenceFormProps {
  member: TeamMember
  /** The absence to change; null for a new one. */
  absence: Absence | null
  onBack: () => void
  onClose: () => void
}

const FIELDS = ['first_day', 'last_day', 'stand_in', 'note'] as const

/** The days of an absence, who covers, and a private note. */
export function AbsenceForm({ member, absence, onBack, onClose }: AbsenceFormProps) {
  const styles = useAbsencesStyles()
  const save = useSaveAbsence()
  const [problem, setProblem] = useState<unknown>(null)
  const { control, handleSubmit, setError, watch } = useForm({
    defaultValues: {
      first_day: absence?.first_day ?? '',
      last_day: absence?.last_day ?? '',
      stand_in: absence?.stand_in ?? '',
      note: absence?.note ?? '',
    },
  })
  const [first_day, last_day] = watch(['first_day', 'last_day'])
  const standIns = useStandInOptions(member.user, { first_day, last_day: last_day || first_day })
  const send = handleSubmit(({ stand_in, ...fields }) => {
    setProblem(null)
    save.mutate(
      { absence, body: { user: member.user, ...fields, stand_in: stand_in || null } },
      { onSuccess: onBack, onError: (error) => setProblem(showRefusal(error, FIELDS, setError)) },
    )
  })
  return (
    <ModalSurface
      open
      title={absence ? copy.absenceForm.changeTitle : copy.absenceForm.newTitle}
      onClose={onClose}
      onSubmit={(event) => void send(event)}
      actions={
        <>
          <Button onClick={onBack}>{copy.absenceForm.back}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={save.isPending}>
            {save.isPending ? copy.absenceForm.saving : copy.absenceForm.save}
          </Button>
        </>
      }
    >
      <FormProblem error={problem} />
      <div className={styles.pair}>
        <TextField
          control={control}
          name="first_day"
          type="date"
          label={copy.absenceForm.firstDay}
          rules={required(copy.absenceForm.dayRequired)}
        />
        <TextField
          control={control}
          name="last_day"
          type="date"
          label={copy.absenceForm.lastDay}
          rules={{
            ...required(copy.absenceForm.dayRequired),
            validate: (day, { first_day: from }) => day >= from || copy.absenceForm.lastTooEarly,
          }}
        />
      </div>
      <SelectField
        control={control}
        name="stand_in"
        label={copy.absenceForm.standIn}
        hint={copy.absenceForm.standInHint}
        options={[{ value: '', label: copy.absenceForm.noOne }, ...standIns]}
      />
      <TextField
        control={control}
        name="note"
        label={copy.absenceForm.note}
        hint={copy.absenceForm.noteHint}
        rows={2}
      />
    </ModalSurface>
  )
}

/** The people who can cover, each with their own absence in the span. */
function useStandInOptions(user: string, span: { first_day: string; last_day: string }) {
  const { teams } = useTeams()
  const now = useToday()
  return standInsFor(user, teams)
    .map((one) => {
      const name = formatPersonName(one.person) || one.email
      const away = span.first_day ? absenceDuring(one, span) : undefined
      const days =
        away && copy.absencesDialog.days(formatWeekday(away.first_day, now), formatWeekday(away.last_day, now))
      return { value: one.user, label: days ? copy.absenceForm.away(name, days) : name }
    })
    .toSorted((a, b) => a.label.localeCompare(b.label))
}
