import { Button } from '@fluentui/react-components'
import { teamSizeLabels } from 'openapi/codes'
import { useForm } from 'react-hook-form'
import { showRefusal } from 'remote-kit/forms/refusals'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { emailRule, phoneRule, required } from '#parts/forms/form-rules.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
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

const emptyRequest: AccountRequest = {
  person: { first_name: '', last_name: '', phone_number: '', email: '' },
  name: '',
  brokerage: '',
  team_size: '2-5',
  state: '',
  annual_volume: '',
  annual_deals: '',
  source: '',
  promotion_code: '',
}

/**
 * A brokerage requests an account (docs/specification.md §3). Without a promotion code, an empty string is sent.
 */
export function AccountRequestForm({ onReceived }: { onReceived: (detail: string) => void }) {
  const styles = useFormStyles()
  const request = useRequestAccount()
  const { control, handleSubmit, setError } = useForm({ defaultValues: emptyRequest })
  const send = handleSubmit((values) =>
    request.mutate(values, {
      onSuccess: ({ detail }) => onReceived(detail),
      onError: (error) => showRefusal(error, fields, setError),
    }),
  )

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <div className={styles.pair}>
        <TextField
          control={control}
          name="person.first_name"
          label="First name"
          rules={required('Enter your first name')}
          autoComplete="given-name"
        />
        <TextField
          control={control}
          name="person.last_name"
          label="Last name"
          rules={required('Enter your last name')}
          autoComplete="family-name"
        />
        <TextField
          control={control}
          name="person.email"
          label="Email address"
          rules={emailRule}
          type="email"
          autoComplete="email"
        />
        <TextField
          control={control}
          name="person.phone_number"
          label="Phone number"
          rules={phoneRule}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          control={control}
          name="name"
          label="Name of your team"
          rules={required('Give your team a name')}
          autoComplete="organization"
        />
        <TextField control={control} name="brokerage" label="Brokerage (optional)" />
        <SelectField
          control={control}
          name="team_size"
          label="How many of you are there?"
          options={codeOptions(teamSizeLabels)}
        />
        <TextField
          control={control}
          name="state"
          label="State"
          rules={{
            ...required('Where do you work?'),
            minLength: { value: 2, message: 'At least two letters' },
          }}
          autoComplete="address-level1"
        />
        <TextField
          control={control}
          name="annual_volume"
          label="Sales in a year (optional)"
          hint="Roughly, in dollars"
        />
        <TextField control={control} name="annual_deals" label="Deals in a year (optional)" hint="Roughly" />
        <TextField control={control} name="source" label="How did you hear of us? (optional)" />
        <TextField control={control} name="promotion_code" label="Promotion code (optional)" />
      </div>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabled={request.isPending}>
          {request.isPending ? 'Sending…' : 'Ask for an account'}
        </Button>
      </div>
    </form>
  )
}
