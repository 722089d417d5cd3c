import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const useChooserStyles = makeStyles({
  part: { '& + *': { marginTop: '10px' } },
  heading: { margin: '0 0 2px', fontSize: '12px', lineHeight: '16px', fontWeight: 500, color: look.ink3 },
  list: { listStyleType: 'none', margin: '0 -4px', padding: 0, maxHeight: 'min(380px, 50vh)', overflowY: 'auto' },
  pairs: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  row: { display: 'flex', alignItems: 'center', gap: '2px', minHeight: '34px' },
  box: { flexGrow: 1, minWidth: 0 },
  foot: { display: 'flex', justifyContent: 'flex-end', flexWrap: 'wrap', gap: '8px', marginTop: '8px' },
})
