import { Button } from '@fluentui/react-components'
import { useForm } from 'react-hook-form'
import { showProblem } from '#parts/forms/form-problem.ts'
import { emailRule, phoneRule, required } from '#parts/forms/form-rules.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { TeamSizeField } from '#parts/forms/TeamSizeField.tsx'
import { TextField } from '#parts/forms/TextField.tsx'
import { type AccountRequest, useRequestAccount } from './account-request.api.ts'

const fields = [
  'person.first_name',
  'person.last_name',
  'person.phone_number',
  'person.email',
  'name',
  'brokerage',
  'state',
  'annual_volume',
  'annual_deals',
  'source',
  'promotion_code',
] as const

/**
 * A brokerage asks for an account (docs/specification.md §3); the promotion code is an empty string where there is
 * none.
 */
export function AccountRequestForm({ onReceived }: { onReceived: (detail: string) => void }) {
  const styles = useFormStyles()
  const request = useRequestAccount()
  const { register, handleSubmit, setError, formState } = useForm<AccountRequest>({
    defaultValues: { team_size: '2-5', promotion_code: '' },
  })
  const { errors } = formState
  const send = handleSubmit((values) =>
    request.mutate(values, {
      onSuccess: ({ data }) => onReceived(data?.detail ?? ''),
      onError: (error) => showProblem(error, fields, setError),
    }),
  )

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <div className={styles.pair}>
        <TextField
          label="First name"
          field={register('person.first_name', required('Enter your first name'))}
          error={errors.person?.first_name?.message}
          autoComplete="given-name"
        />
        <TextField
          label="Last name"
          field={register('person.last_name', required('Enter your last name'))}
          error={errors.person?.last_name?.message}
          autoComplete="family-name"
        />
        <TextField
          label="Email address"
          field={register('person.email', emailRule)}
          error={errors.person?.email?.message}
          type="email"
          autoComplete="email"
        />
        <TextField
          label="Phone number"
          field={register('person.phone_number', phoneRule)}
          error={errors.person?.phone_number?.message}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          label="Name of your team"
          field={register('name', required('Give your team a name'))}
          error={errors.name?.message}
          autoComplete="organization"
        />
        <TextField label="Brokerage" optional field={register('brokerage')} error={errors.brokerage?.message} />
        <TeamSizeField field={register('team_size')} />
        <TextField
          label="State"
          field={register('state', {
            ...required('Where do you work?'),
            minLength: { value: 2, message: 'At least two letters' },
          })}
          error={errors.state?.message}
          autoComplete="address-level1"
        />
        <TextField
          label="Sales in a year"
          optional
          field={register('annual_volume')}
          error={errors.annual_volume?.message}
          hint="Roughly, in dollars"
        />
        <TextField
          label="Deals in a year"
          optional
          field={register('annual_deals')}
          error={errors.annual_deals?.message}
          hint="Roughly"
        />
        <TextField label="How did you hear of us?" optional field={register('source')} error={errors.source?.message} />
        <TextField
          label="Promotion code"
          optional
          field={register('promotion_code')}
          error={errors.promotion_code?.message}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabled={request.isPending}>
          {request.isPending ? 'Sending…' : 'Ask for an account'}
        </Button>
      </div>
    </form>
  )
}
