import { makeStyles } from '@fluentui/react-components'

export const useAddressFieldsStyles = makeStyles({
  fields: { display: 'grid', gridTemplateColumns: '3fr 1fr', gap: '14px 12px', margin: 0, padding: 0, border: 'none' },
  legend: { position: 'absolute', clipPath: 'inset(50%)' },
})
