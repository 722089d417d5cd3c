import type { CustomField, CustomFieldOptionInput } from 'openapi'
import { type CustomFieldEntity, customFieldEntityLabels, CustomFieldKind, customFieldKindLabels } from 'openapi/codes'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { Hint } from 'ui-kit/Hint'
import { required } from '#parts/forms/form-rules.ts'
import { useCreateField, useUpdateField } from './custom-fields.api.ts'
import { OptionsEditor } from './OptionsEditor.tsx'
import { copy } from './copy.ts'

export interface FieldDialogProps {
  entity: CustomFieldEntity
  /** The field to change; none for a new one. */
  field?: CustomField
  onClose: () => void
}

type Draft = { entity: CustomFieldEntity; kind: CustomFieldKind; name: string }

const isChoice = (kind: CustomFieldKind) => kind === CustomFieldKind.choice || kind === CustomFieldKind.choices

/** Adds a custom field, or changes its name and options. */
export function FieldDialog({ entity, field, onClose }: FieldDialogProps) {
  const notify = useNotify()
  const create = useCreateField()
  const update = useUpdateField(field?.id ?? '')
  const { control, handleSubmit, setError } = useForm<Draft>({
    defaultValues: { entity, kind: field?.kind ?? CustomFieldKind.text, name: field?.name ?? '' },
  })
  const [kind, shownOn] = useWatch({ control, name: ['kind', 'entity'] })
  const [options, setOptions] = useState<CustomFieldOptionInput[]>(field?.options ?? [{ name: '' }, { name: '' }])
  const [problem, setProblem] = useState<unknown>(null)
  const [fault, setFault] = useState('')
  const onError = (error: Error) => setProblem(showRefusal(error, ['name', 'kind', 'entity'], setError))
  const onSuccess = (saved: CustomField) => {
    if (!field) notify.success(copy.dialog.added(saved.name))
    onClose()
  }

  const save = handleSubmit((draft) => {
    const named = options.filter(({ name }) => name.trim() !== '')
    if (isChoice(draft.kind) && !named.some(({ retired }) => !retired)) return setFault(copy.dialog.optionsRequired)
    setFault('')
    setProblem(null)
    const given = isChoice(draft.kind) ? { options: named } : {}
    if (field) update.mutate({ name: draft.name, ...given }, { onSuccess, onError })
    else create.mutate({ ...draft, ...given }, { onSuccess, onError })
  })

  return (
    <FormDialog
      title={field ? copy.dialog.editTitle(field.name) : copy.dialog.newTitle[shownOn]}
      action={field ? copy.dialog.save : copy.dialog.create}
      isPending={create.isPending || update.isPending}
      error={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={copy.dialog.name}
        maxLength={60}
        rules={required(copy.dialog.nameRequired)}
      />
      {field ? (
        <Hint>{`${customFieldKindLabels[field.kind]}. ${copy.dialog.kindFixed}`}</Hint>
      ) : (
        <>
          <SelectField
            control={control}
            name="kind"
            label={copy.dialog.kind}
            hint={copy.dialog.kindHints[kind]}
            options={codeOptions(customFieldKindLabels)}
          />
          <SelectField
            control={control}
            name="entity"
            label={copy.dialog.entity}
            options={codeOptions(customFieldEntityLabels)}
          />
        </>
      )}
      {isChoice(kind) && <OptionsEditor options={options} fault={fault} onChange={setOptions} />}
    </FormDialog>
  )
}
