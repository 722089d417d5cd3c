import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useFeedListStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '10px 0',
    borderTop: `1px solid ${look.line}`,
  },
  name: { fontWeight: 600, color: look.ink, overflowWrap: 'anywhere' },
})
