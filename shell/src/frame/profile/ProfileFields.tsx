import type { User } from 'openapi'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from 'remote-kit/forms/TextField'
import { required } from '#parts/forms/form-rules.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { copy } from './copy.ts'
import { readPhone } from './phone.ts'

/** The fields that users may edit. An empty phone number means none. */
export interface ProfileValues {
  first_name: string
  last_name: string
  phone_number: string
}

/** The names, and a phone number that is validated and formatted on blur. */
export function ProfileFields({ form, user }: { form: UseFormReturn<ProfileValues>; user: User }) {
  const styles = useFormStyles()
  const { control, setValue, setError } = form
  const formatPhone = async (typed: string) => {
    const read = await readPhone(typed)
    if ('formatted' in read) setValue('phone_number', read.formatted, { shouldValidate: true })
    else setError('phone_number', { message: read.problem })
  }
  return (
    <>
      <div className={styles.pair}>
        <TextField
          control={control}
          name="first_name"
          label={copy.profileFields.firstName}
          rules={required(copy.profileFields.firstNameMissing)}
          autoComplete="given-name"
        />
        <TextField
          control={control}
          name="last_name"
          label={copy.profileFields.lastName}
          rules={required(copy.profileFields.lastNameMissing)}
          autoComplete="family-name"
        />
      </div>
      <TextField
        control={control}
        name="phone_number"
        label={copy.profileFields.phone}
        rules={{ validate: checkPhone, onBlur: ({ target }) => void formatPhone(target.value) }}
        hint={user.is_client ? copy.profileFields.phoneOfClient : copy.profileFields.phoneOfAgent}
        type="tel"
        autoComplete="tel"
      />
    </>
  )
}

async function checkPhone(typed: string): Promise<string | true> {
  const read = await readPhone(typed)
  return 'problem' in read ? read.problem : true
}
