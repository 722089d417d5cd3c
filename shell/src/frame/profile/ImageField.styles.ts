import { makeStyles } from '@fluentui/react-components'

export const useImageFieldStyles = makeStyles({
  row: { display: 'flex', alignItems: 'center', gap: '16px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginBottom: '4px' },
})
