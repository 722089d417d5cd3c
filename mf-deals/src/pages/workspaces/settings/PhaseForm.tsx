import { Button } from '@fluentui/react-components'
import type { Phase } from 'openapi'
import { GateField, gateFieldLabels, LabelColour, labelColourLabels, PhaseKind, phaseKindLabels } from 'openapi/codes'
import { Controller, useForm } from 'react-hook-form'
import { codeOf } from 'remote-kit/forms/code-of'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { TickList } from 'remote-kit/forms/TickList'
import { TickGroup } from '#parts/forms/TickGroup.tsx'
import { usePhaseChanges } from '#parts/workspaces/phases.api.ts'
import { copy } from './copy.ts'
import { DeletePhase } from './DeletePhase.tsx'
import { usePhasesStyles } from './PhasesPanel.styles.ts'

export interface PhaseFormProps {
  /** Null for a new phase. */
  phase: Phase | null
  workspace: string
  others: readonly Phase[]
  onDone: () => void
}

const FIELDS = Object.values(GateField).map((value) => ({ value, label: gateFieldLabels[value] }))

/** The name of a phase, its color, the status it means, and the fields it requires. */
export function PhaseForm({ phase, workspace, others, onDone }: PhaseFormProps) {
  const styles = usePhasesStyles()
  const { create, update } = usePhaseChanges()
  const { control, handleSubmit } = useForm({
    defaultValues: {
      name: phase?.name ?? '',
      colour: phase?.colour ?? LabelColour.grey,
      kind: String(phase?.kind ?? PhaseKind.Open),
      card_limit: String(phase?.card_limit ?? ''),
      required_fields: phase?.required_fields ?? ([] as GateField[]),
    },
  })
  const isPending = create.isPending || update.isPending
  const submit = handleSubmit(({ name, colour, kind, card_limit, required_fields }) => {
    const body = {
      name: name.trim(),
      colour: codeOf(LabelColour, colour) ?? LabelColour.grey,
      kind: codeOf(PhaseKind, kind) ?? PhaseKind.Open,
      card_limit: card_limit ? Number(card_limit) : null,
      required_fields,
    }
    if (!phase) return create.mutate({ ...body, workspace }, { onSuccess: onDone })
    update.mutate({ phase, body }, { onSuccess: onDone })
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormProblem error={create.error ?? update.error} />
      <TextField
        control={control}
        name="name"
        label={copy.phaseForm.name}
        required
        maxLength={60}
        rules={{ validate: (name) => name.trim() !== '' || copy.phaseForm.nameMissing }}
      />
      <SelectField
        control={control}
        name="colour"
        label={copy.phaseForm.color}
        options={codeOptions(labelColourLabels)}
      />
      <SelectField control={control} name="kind" label={copy.phaseForm.status} options={codeOptions(phaseKindLabels)} />
      <TextField
        control={control}
        name="card_limit"
        label={copy.phaseForm.limit}
        hint={copy.phaseForm.limitHint}
        inputMode="numeric"
        rules={{ validate: (text) => /^([1-9]\d{0,2}|1000)?$/.test(text) || copy.phaseForm.limitInvalid }}
      />
      <Controller
        control={control}
        name="required_fields"
        render={({ field: { value, onChange } }) => (
          <TickGroup label={copy.phaseForm.required} hint={copy.phaseForm.requiredHint}>
            <div className={styles.fields}>
              <TickList options={FIELDS} chosen={value} onChange={onChange} />
            </div>
          </TickGroup>
        )}
      />
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" disabledFocusable={isPending}>
          {phase ? copy.phaseForm.save : copy.phaseForm.add}
        </Button>
        <Button onClick={onDone}>{copy.phaseForm.back}</Button>
      </div>
      {phase && others.length > 0 && <DeletePhase phase={phase} others={others} onDone={onDone} />}
    </form>
  )
}
