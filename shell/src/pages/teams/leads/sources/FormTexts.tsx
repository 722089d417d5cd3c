import { leadFormPhoneLabels } from 'openapi/codes'
import type { Control } from 'react-hook-form'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { required } from '#parts/forms/form-rules.ts'
import { useLeadSourcesStyles } from './LeadSources.styles.ts'
import type { SourceDraft } from './source-draft.ts'
import { copy } from './copy.ts'

/** What a web form says and asks. */
export function FormTexts({ control }: { control: Control<SourceDraft> }) {
  const styles = useLeadSourcesStyles()
  return (
    <>
      <h3 className={styles.heading}>{copy.dialog.form}</h3>
      <TextField
        control={control}
        name="form.title"
        label={copy.dialog.title}
        maxLength={100}
        rules={required(copy.dialog.titleRequired)}
      />
      <TextField control={control} name="form.intro" label={copy.dialog.formIntro} rows={2} />
      <SelectField
        control={control}
        name="form.phone"
        label={copy.dialog.phone}
        options={codeOptions(leadFormPhoneLabels)}
      />
      <TextField
        control={control}
        name="form.consent"
        label={copy.dialog.consent}
        hint={copy.dialog.consentHint}
        rows={3}
        rules={required(copy.dialog.consentRequired)}
      />
      <TextField
        control={control}
        name="form.privacy_url"
        label={copy.dialog.privacy}
        hint={copy.dialog.privacyHint}
        type="url"
        maxLength={500}
      />
      <TextField
        control={control}
        name="form.thanks"
        label={copy.dialog.thanks}
        rows={2}
        rules={required(copy.dialog.thanksRequired)}
      />
    </>
  )
}
