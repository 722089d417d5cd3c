import { Field, Input } from '@fluentui/react-components'
import { DealType, dealTypeLabels, Representation, representationLabels } from 'openapi/codes'
import { dealFields } from 'openapi/fields/deal'
import type { Ref } from 'react'
import { ChoiceField, codeChoices } from '#parts/forms/ChoiceField.tsx'
import type { DraftEditorProps } from '#pages/workspaces/templates/draft/template-draft.ts'
import { copy } from './copy.ts'
import { useTemplateEditorStyles } from './TemplateEditor.styles.ts'

const ANY = { value: '' as const, label: copy.any.any }
const representations = [ANY, ...codeChoices(Representation, representationLabels)]
const dealTypes = [ANY, ...codeChoices(DealType, dealTypeLabels)]

interface TemplateFactsProps extends DraftEditorProps {
  nameRef: Ref<HTMLInputElement>
  isNameMissing: boolean
}

/** A template’s name, and which deals it is for. */
export function TemplateFacts({ draft, isDisabled, nameRef, isNameMissing, onChange }: TemplateFactsProps) {
  const styles = useTemplateEditorStyles()
  return (
    <div className={styles.facts}>
      <Field
        label={copy.templateFacts.name}
        required
        validationMessage={isNameMissing ? copy.templateFacts.nameMissing : null}
      >
        <Input
          input={{ ref: nameRef }}
          value={draft.name}
          disabled={isDisabled}
          maxLength={100}
          placeholder={copy.templateFacts.nameExample}
          onChange={(_, { value }) => onChange({ ...draft, name: value })}
        />
      </Field>
      <ChoiceField
        label={copy.templateFacts.representation}
        value={draft.representation ?? ''}
        options={representations}
        disabled={isDisabled}
        onChange={(representation) => onChange({ ...draft, representation: representation || null })}
      />
      <ChoiceField
        label={dealFields.deal_type.label}
        value={draft.deal_type ?? ''}
        options={dealTypes}
        disabled={isDisabled}
        onChange={(deal_type) => onChange({ ...draft, deal_type: deal_type || null })}
      />
    </div>
  )
}
