import type { Control } from 'react-hook-form'
import { TextField } from 'remote-kit/forms/TextField'
import { useAddressFieldsStyles } from './AddressFields.styles.ts'
import { copy } from './copy.ts'
import type { GateValues } from './gate-fields.ts'

/** Street, unit, city, state and ZIP of a property. */
export function AddressFields({ control }: { control: Control<GateValues> }) {
  const styles = useAddressFieldsStyles()
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{copy.addressFields.address}</legend>
      <TextField
        control={control}
        name="address.street"
        label={copy.addressFields.street}
        required
        maxLength={200}
        rules={{ validate: (street) => street.trim() !== '' || copy.addressFields.missing }}
      />
      <TextField control={control} name="address.unit" label={copy.addressFields.unit} maxLength={40} />
      <TextField control={control} name="address.city" label={copy.addressFields.city} maxLength={100} />
      <TextField control={control} name="address.state" label={copy.addressFields.state} maxLength={40} />
      <TextField control={control} name="address.zip" label={copy.addressFields.zip} maxLength={20} />
    </fieldset>
  )
}
