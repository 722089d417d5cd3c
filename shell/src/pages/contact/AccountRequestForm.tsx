import { Button } from '@fluentui/react-components'
import { teamSizeLabels } from 'openapi/codes'
import { useForm } from 'react-hook-form'
import { showRefusal } from 'remote-kit/forms/refusals'
import { codeOptions, SelectField } from 'remote-kit/forms/SelectField'
import { TextField } from 'remote-kit/forms/TextField'
import { emailRule, phoneRule, required } from '#parts/forms/form-rules.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { type AccountRequest, useRequestAccount } from './account-request.api.ts'
import { copy } from './copy.ts'

const words = copy.accountRequestForm

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
          label={words.firstName}
          rules={required(words.firstNameRequired)}
          autoComplete="given-name"
        />
        <TextField
          control={control}
          name="person.last_name"
          label={words.lastName}
          rules={required(words.lastNameRequired)}
          autoComplete="family-name"
        />
        <TextField
          control={control}
          name="person.email"
          label={words.email}
          rules={emailRule}
          type="email"
          autoComplete="email"
        />
        <TextField
          control={control}
          name="person.phone_number"
          label={words.phone}
          rules={phoneRule}
          type="tel"
          autoComplete="tel"
        />
        <TextField
          control={control}
          name="name"
          label={words.team}
          rules={required(words.teamRequired)}
          autoComplete="organization"
        />
        <TextField control={control} name="brokerage" label={words.brokerage} />
        <SelectField control={control} name="team_size" label={words.teamSize} options={codeOptions(teamSizeLabels)} />
        <TextField
          control={control}
          name="state"
          label={words.state}
          rules={{
            ...required(words.stateRequired),
            minLength: { value: 2, message: words.stateTooShort },
          }}
          autoComplete="address-level1"
        />
        <TextField control={control} name="annual_volume" label={words.volume} hint={words.volumeHint} />
        <TextField control={control} name="annual_deals" label={words.deals} hint={words.dealsHint} />
        <TextField control={control} name="source" label={words.source} />
        <TextField control={control} name="promotion_code" label={words.promotionCode} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={request.isPending}>
          {request.isPending ? words.pending : words.submit}
        </Button>
      </div>
    </form>
  )
}
