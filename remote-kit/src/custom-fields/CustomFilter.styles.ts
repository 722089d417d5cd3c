import { makeStyles } from '@fluentui/react-components'

export const useCustomFilterStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    minWidth: '220px',
    maxHeight: 'min(420px, 60dvh)',
    overflowY: 'auto',
  },
  range: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 150px))', gap: '8px' },
  input: { minWidth: 0, width: '100%' },
  actions: { display: 'flex', justifyContent: 'flex-end', marginTop: '8px' },
})
