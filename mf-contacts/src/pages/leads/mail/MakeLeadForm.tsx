import type { LeadMailContent, LeadMailLead } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { copy } from './copy.ts'
import { useMakeLead } from './lead-mail.api.ts'
import { useLeadMailStyles } from './LeadMail.styles.ts'

type Draft = { first_name: string; last_name: string; email: string; phone: string; message: string; address: string }

const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'message', 'address'] as const

/** The field of the form for one of the contract, which has lists and a property. */
const fieldOf = (field: string): string => field.replace(/^(email|phone)s\b.*/, '$1').replace(/^property\./, '')

const draftOf = ({ suggestion }: LeadMailContent): Draft => ({
  first_name: suggestion.first_name,
  last_name: suggestion.last_name,
  email: suggestion.emails[0] ?? '',
  phone: suggestion.phones[0] ?? '',
  message: suggestion.message,
  address: '',
})

const leadOf = ({ first_name, last_name, email, phone, message, address }: Draft): LeadMailLead => ({
  first_name: first_name.trim(),
  last_name: last_name.trim(),
  emails: email.trim() ? [email.trim()] : [],
  phones: phone.trim() ? [phone.trim()] : [],
  message: message.trim(),
  ...(address.trim() && { property: { address: address.trim() } }),
})

export interface MakeLeadFormProps {
  /** For the button that submits it. */
  id: string
  mail: LeadMailContent
  onDone: () => void
}

/** The lead in an email, filled in as far as the email says. */
export function MakeLeadForm({ id, mail, onDone }: MakeLeadFormProps) {
  const styles = useLeadMailStyles()
  const make = useMakeLead(mail.id)
  const [problem, setProblem] = useState<unknown>(null)
  const { control, handleSubmit, setError } = useForm<Draft>({ defaultValues: draftOf(mail) })
  const save = handleSubmit((draft) => {
    if (make.isPending) return
    const body = leadOf(draft)
    const name = [body.first_name, body.last_name].filter(Boolean).join(' ') || draft.email || draft.phone
    setProblem(null)
    make.mutate(
      { body, name },
      { onSuccess: onDone, onError: (error) => setProblem(showRefusal(error, FIELDS, setError, fieldOf)) },
    )
  })
  return (
    <form id={id} className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <h3 className={styles.heading}>{copy.panel.lead}</h3>
      <FormProblem error={problem} />
      <TextField control={control} name="first_name" label={copy.panel.first_name} maxLength={100} />
      <TextField control={control} name="last_name" label={copy.panel.last_name} maxLength={100} />
      <TextField control={control} name="email" label={copy.panel.email} type="email" />
      <TextField control={control} name="phone" label={copy.panel.phone} type="tel" />
      <TextField control={control} name="address" label={copy.panel.address} maxLength={300} />
      <TextField control={control} name="message" label={copy.panel.message} rows={4} />
    </form>
  )
}
