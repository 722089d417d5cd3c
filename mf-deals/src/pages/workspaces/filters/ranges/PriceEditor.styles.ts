import { makeStyles } from '@fluentui/react-components'

export const usePriceEditorStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '8px' },
  legend: { fontWeight: 600 },
})
