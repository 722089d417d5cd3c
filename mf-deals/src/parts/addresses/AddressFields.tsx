import type { Address } from 'openapi'
import { useFormContext } from 'react-hook-form'
import { TextField } from 'remote-kit/forms/TextField'
import { useAddressFieldsStyles } from './AddressFields.styles.ts'
import { copy } from './copy.ts'

/** What a form around the fields has. */
export interface WithAddress {
  address: Required<Address>
}

/** An address as a form has it, whose parts may be empty. */
export const addressValues = (address: Address): Required<Address> => ({
  street: '',
  unit: '',
  city: '',
  state: '',
  zip: '',
  ...address,
})

/** Street, unit, city, state and ZIP of a property. `missing`: what is said if there's no street, where one is required. */
export function AddressFields({ missing }: { missing?: string }) {
  const styles = useAddressFieldsStyles()
  const { control } = useFormContext<WithAddress>()
  const required = missing && {
    required: true,
    rules: { validate: (street: string) => street.trim() !== '' || missing },
  }
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{copy.address}</legend>
      <div className={styles.street}>
        <TextField control={control} name="address.street" label={copy.street} maxLength={200} {...required} />
      </div>
      <div className={styles.unit}>
        <TextField control={control} name="address.unit" label={copy.unit} maxLength={40} />
      </div>
      <div className={styles.city}>
        <TextField control={control} name="address.city" label={copy.city} maxLength={100} />
      </div>
      <div className={styles.state}>
        <TextField control={control} name="address.state" label={copy.state} maxLength={40} />
      </div>
      <div className={styles.zip}>
        <TextField control={control} name="address.zip" label={copy.zip} maxLength={20} />
      </div>
    </fieldset>
  )
}
