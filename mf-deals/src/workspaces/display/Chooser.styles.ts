import { makeStyles } from '@fluentui/react-components'

export const useChooserStyles = makeStyles({
  list: { listStyleType: 'none', margin: '0 -4px', padding: 0, maxHeight: 'min(380px, 50vh)', overflowY: 'auto' },
  pairs: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  row: { display: 'flex', alignItems: 'center', gap: '2px', minHeight: '34px' },
  box: { flexGrow: 1, minWidth: 0 },
  foot: { display: 'flex', justifyContent: 'flex-end', marginTop: '8px' },
})
