import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useContingenciesStyles = makeStyles({
  contingencies: { display: 'flex', flexDirection: 'column', gap: '8px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 116px',
    columnGap: '12px',
    alignItems: 'center',
    paddingBlock: '6px',
    '& + &': { borderTop: `1px solid ${look.line}` },
  },
  detail: { fontSize: '12px', color: look.ink2 },
  add: { maxWidth: '240px' },
})
