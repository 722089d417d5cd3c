import type { Label } from 'openapi'
import { LabelColour } from 'openapi/codes'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { codeOf } from 'remote-kit/forms/code-of'
import { useCreateLabel, useUpdateLabel } from './labels.api.ts'

/** The form of a new label, or of `label`. `onSaved` gets the label as it is stored. */
export function useLabelForm(label: Label | null, onSaved: (label: Label) => void) {
  const create = useCreateLabel()
  const update = useUpdateLabel()
  const [key] = useState(() => crypto.randomUUID())
  const { control, handleSubmit } = useForm({
    defaultValues: { name: label?.name ?? '', colour: label?.colour ?? LabelColour.grey },
  })
  const isPending = create.isPending || update.isPending
  const submit = handleSubmit(({ name, colour }) => {
    if (isPending) return
    const body = { name: name.trim(), colour: codeOf(LabelColour, colour) ?? LabelColour.grey }
    if (label) update.mutate({ label, body }, { onSuccess: onSaved })
    else create.mutate({ key, body }, { onSuccess: onSaved })
  })
  return { control, submit: () => void submit(), isPending, error: create.error ?? update.error }
}
