import { makeStyles } from '@fluentui/react-components'
import { sharedLine } from 'ui-kit/field-pair'

export const useAddressFieldsStyles = makeStyles({
  /** Street and unit share a line, as city, state and ZIP do. */
  fields: {
    ...sharedLine,
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    gap: '14px 12px',
    alignItems: 'start',
    margin: 0,
    padding: 0,
    minWidth: 0,
    border: 'none',
  },
  legend: { position: 'absolute', clipPath: 'inset(50%)' },
  street: { gridColumn: 'span 9' },
  unit: { gridColumn: 'span 3' },
  city: { gridColumn: 'span 5' },
  state: { gridColumn: 'span 3' },
  zip: { gridColumn: 'span 4' },
})
