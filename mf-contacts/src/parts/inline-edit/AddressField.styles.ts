import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

/** Inputs are as wide as their column, instead of 20 characters. */
const column = (span: number) => ({ gridColumn: `span ${span}`, minWidth: '0' })

export const useAddressFieldStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: '8px', paddingBlock: '4px' },
  street: column(4),
  unit: column(2),
  city: column(2),
  state: column(2),
  zip: column(2),
  control: { minWidth: 0, width: '100%' },
  reason: { gridColumn: '1 / -1', fontSize: '12px', color: look.danger },
  actions: { gridColumn: '1 / -1', display: 'flex', justifyContent: 'flex-end', gap: '8px' },
})
