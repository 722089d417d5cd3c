import { Field, Input } from '@fluentui/react-components'
import type { CommissionTermsInput } from 'openapi'
import { type ReactNode, useState } from 'react'
import { ChoiceField } from '#parts/forms/ChoiceField.tsx'
import { copy } from './copy.ts'
import { parseTerms, type TermsKind, termsKindLabels, termsKinds } from './terms.ts'
import { useTermsFieldsStyles } from './use-terms-fields.styles.ts'

const EXAMPLES: Record<TermsKind, string> = { rate_bp: '2.5%', flat: '$9,000', lease_months: '1' }

const options = termsKinds.map((value) => ({ value, label: termsKindLabels[value] }))

export interface TermsEntry {
  /** The terms as typed; null while they are missing or wrong. */
  terms: CommissionTermsInput | null
  /** The terms, or null after showing at the field what is wrong. */
  read: () => CommissionTermsInput | null
  fields: ReactNode
}

/** Fields for the terms of a commission: a rate, a flat amount or months of rent. */
export function useTermsFields(): TermsEntry {
  const styles = useTermsFieldsStyles()
  const [kind, setKind] = useState<TermsKind>('rate_bp')
  const [text, setText] = useState('')
  const [isRead, setIsRead] = useState(false)
  const parsed = parseTerms(kind, text)
  const terms = 'value' in parsed ? parsed.value : null
  const read = () => {
    setIsRead(true)
    return terms
  }
  const fields = (
    <div className={styles.fields}>
      <ChoiceField label={copy.useTermsFields.kind} value={kind} options={options} onChange={setKind} />
      <Field
        label={termsKindLabels[kind]}
        required
        validationMessage={isRead && 'reason' in parsed ? parsed.reason : null}
      >
        <Input value={text} placeholder={EXAMPLES[kind]} onChange={(_, { value }) => setText(value)} />
      </Field>
    </div>
  )
  return { terms, read, fields }
}
