import type { User } from 'openapi'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { required } from '#parts/forms/form-rules.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { TextField } from '#parts/forms/TextField.tsx'
import { readPhone } from './phone.ts'

/** What users may write of themselves; an empty phone number is none. */
export interface ProfileValues {
  first_name: string
  last_name: string
  phone_number: string
}

/** Names, and a phone number that is checked and formatted when the field is left. */
export function ProfileFields({ form, user }: { form: UseFormReturn<ProfileValues>; user: User }) {
  const styles = useFormStyles()
  const { register, control, setValue, setError, formState } = form
  const { errors } = formState
  const formatPhone = async (typed: string) => {
    const read = await readPhone(typed)
    if ('formatted' in read) setValue('phone_number', read.formatted, { shouldValidate: true })
    else setError('phone_number', { message: read.problem })
  }
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="First name"
          field={register('first_name', required('Enter your first name'))}
          error={errors.first_name?.message}
          defaultValue={user.person.first_name}
          autoComplete="given-name"
        />
        <TextField
          label="Last name"
          field={register('last_name', required('Enter your last name'))}
          error={errors.last_name?.message}
          defaultValue={user.person.last_name}
          autoComplete="family-name"
        />
      </div>
      <Controller
        control={control}
        name="phone_number"
        rules={{ validate: checkPhone }}
        render={({ field }) => (
          <TextField
            label="Phone number"
            optional
            field={{ ...field, onBlur: () => void formatPhone(field.value).then(field.onBlur) }}
            error={errors.phone_number?.message}
            hint={user.is_client ? 'Your agent calls you there.' : 'Your clients see it on their page.'}
            type="tel"
            autoComplete="tel"
          />
        )}
      />
    </>
  )
}

async function checkPhone(typed: string): Promise<string | true> {
  const read = await readPhone(typed)
  return 'problem' in read ? read.problem : true
}
