import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useDealRowsStyles = makeStyles({
  list: { listStyleType: 'none', margin: '8px 0 0', padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    padding: '10px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  text: { flexGrow: 1, minWidth: 0 },
  name: { fontWeight: 600, color: look.ink, textDecorationLine: 'none' },
  facts: { fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  more: { marginTop: '12px' },
})
