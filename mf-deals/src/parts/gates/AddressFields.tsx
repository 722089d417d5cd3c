import type { Control } from 'react-hook-form'
import { TextField } from 'remote-kit/forms/TextField'
import { useAddressFieldsStyles } from './AddressFields.styles.ts'
import type { GateValues } from './gate-fields.ts'

/** Street, unit, city, state and ZIP of a property. */
export function AddressFields({ control }: { control: Control<GateValues> }) {
  const styles = useAddressFieldsStyles()
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>Address</legend>
      <TextField
        control={control}
        name="address.street"
        label="Street"
        required
        maxLength={200}
        rules={{ validate: (street) => street.trim() !== '' || 'The phase needs this' }}
      />
      <TextField control={control} name="address.unit" label="Unit" maxLength={40} />
      <TextField control={control} name="address.city" label="City" maxLength={100} />
      <TextField control={control} name="address.state" label="State" maxLength={40} />
      <TextField control={control} name="address.zip" label="ZIP" maxLength={20} />
    </fieldset>
  )
}
