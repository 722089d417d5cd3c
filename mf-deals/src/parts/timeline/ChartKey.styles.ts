import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useChartKeyStyles = makeStyles({
  key: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 14px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    fontSize: '12px',
    color: look.ink2,
  },
  below: { flexDirection: 'column', gap: '10px', fontSize: '14px' },
  // Its text aligns with the page's edge.
  open: { minWidth: 0, paddingInline: '8px', marginLeft: '-8px' },
  entry: { display: 'flex', alignItems: 'center', gap: '8px' },
})
