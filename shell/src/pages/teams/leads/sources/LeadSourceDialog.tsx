import type { LeadSource, LeadSourceUpdate } from 'openapi'
import { contactSourceLabels, ContactSource, leadSourceKindLabels, LeadSourceKind } from 'openapi/codes'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { useTeamPeople } from 'remote-kit/team-people'
import { required } from '#parts/forms/form-rules.ts'
import { FormTexts } from './FormTexts.tsx'
import { useCreateLeadSource, useUpdateLeadSource } from './lead-sources.api.ts'
import { draftOf, type SourceDraft, usualSource, valuesOf } from './source-draft.ts'
import { copy } from './copy.ts'

export interface LeadSourceDialogProps {
  /** The source to change; none for a new one. */
  source?: LeadSource
  onClose: () => void
}

const FIELDS = [
  'kind',
  'name',
  'owner',
  'source',
  'form.title',
  'form.intro',
  'form.consent',
  'form.privacy_url',
  'form.thanks',
] as const

/** Adds a lead source, or changes it with what its form says. */
export function LeadSourceDialog({ source, onClose }: LeadSourceDialogProps) {
  const notify = useNotify()
  const people = useTeamPeople()
  const create = useCreateLeadSource()
  const update = useUpdateLeadSource(source?.id ?? '')
  const [problem, setProblem] = useState<unknown>(null)
  const { control, handleSubmit, setError, setValue, formState } = useForm<SourceDraft>({
    defaultValues: draftOf(source),
  })
  const kind = useWatch({ control, name: 'kind' })
  const isChosen = Boolean(source || formState.dirtyFields.source)
  useEffect(() => {
    if (!isChosen) setValue('source', String(usualSource(kind)))
  }, [isChosen, kind, setValue])
  const onError = (error: Error) => setProblem(showRefusal(error, FIELDS, setError))
  const onSuccess = (saved: LeadSource) => {
    if (!source) notify.success(copy.dialog.added(saved.name))
    onClose()
  }
  const save = handleSubmit((draft) => {
    setProblem(null)
    const values: LeadSourceUpdate & { name: string } = valuesOf(draft, source)
    if (source) update.mutate(values, { onSuccess, onError })
    else create.mutate({ ...values, kind: draft.kind }, { onSuccess, onError })
  })
  const owners = [
    { value: '', label: copy.dialog.accountOwner },
    ...people.active.map(({ user }) => ({ value: user, label: people.nameOf(user) })),
  ]

  return (
    <FormDialog
      title={source ? copy.dialog.editTitle(source.name) : copy.dialog.newTitle}
      action={source ? copy.dialog.save : copy.dialog.create}
      isPending={create.isPending || update.isPending}
      error={problem}
      onSubmit={save}
      onClose={onClose}
    >
      {!source && (
        <SelectField
          control={control}
          name="kind"
          label={copy.dialog.kind}
          hint={copy.dialog.kindHints[kind]}
          options={codeOptions(leadSourceKindLabels)}
        />
      )}
      <TextField
        control={control}
        name="name"
        label={copy.dialog.name}
        hint={copy.dialog.nameHint}
        maxLength={60}
        rules={required(copy.dialog.nameRequired)}
      />
      <SelectField
        control={control}
        name="owner"
        label={copy.dialog.owner}
        hint={copy.dialog.ownerHint}
        options={owners}
      />
      <SelectField
        control={control}
        name="source"
        label={copy.dialog.source}
        hint={copy.dialog.sourceHint}
        options={Object.values(ContactSource).map((code) => ({
          value: String(code),
          label: contactSourceLabels[code],
        }))}
      />
      {source?.kind === LeadSourceKind.form && <FormTexts control={control} />}
    </FormDialog>
  )
}
