import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const usePhasesStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
  },
  dot: { width: '10px', height: '10px', flexShrink: 0, borderRadius: '50%' },
  text: { flexGrow: 1, minWidth: 0 },
  name: { fontWeight: 600, color: look.ink, overflowWrap: 'anywhere' },
  facts: { fontSize: '12px', lineHeight: '16px', color: look.ink2 },
  form: { display: 'flex', flexDirection: 'column', gap: '14px', paddingTop: '4px' },
  fields: { display: 'grid', gridTemplateColumns: '1fr 1fr' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', paddingTop: '8px' },
})
