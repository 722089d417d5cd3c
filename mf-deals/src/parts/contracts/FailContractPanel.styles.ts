import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useFailContractStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBlock: '4px 16px' },
  stale: { opacity: 0.6 },
  section: { display: 'flex', flexDirection: 'column', gap: '4px' },
  heading: { margin: 0, fontSize: '14px', fontWeight: 600, color: look.ink },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 132px',
    columnGap: '16px',
    alignItems: 'center',
    paddingBlock: '6px',
    '& + &': { borderTop: `1px solid ${look.line}` },
  },
  title: { fontWeight: 500, color: look.ink, minWidth: 0, overflowWrap: 'anywhere' },
  cleared: { justifySelf: 'end', fontVariantNumeric: 'tabular-nums', color: look.ink2, fontSize: '13px' },
  day: { fontSize: '12px', color: look.ink2 },
})
