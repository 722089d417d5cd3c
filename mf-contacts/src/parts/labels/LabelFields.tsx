import { labelColourLabels } from 'openapi/codes'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { copy } from './copy.ts'
import type { useLabelForm } from './use-label-form.ts'

/** The name and the color of a label. */
export function LabelFields({ form: { control, error } }: { form: ReturnType<typeof useLabelForm> }) {
  return (
    <>
      <FormProblem error={error} />
      <TextField
        control={control}
        name="name"
        label={copy.name}
        required
        maxLength={60}
        placeholder={copy.nameExample}
        rules={{ validate: (name) => name.trim() !== '' || copy.nameMissing }}
      />
      <SelectField control={control} name="colour" label={copy.color} options={codeOptions(labelColourLabels)} />
    </>
  )
}
