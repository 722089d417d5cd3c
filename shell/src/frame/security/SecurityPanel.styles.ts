import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useSecurityStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '8px', marginBottom: '28px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px', flexWrap: 'wrap' },
  title: { fontSize: '15px', lineHeight: '20px', fontWeight: 600 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '9px 0',
    borderTop: `1px solid ${look.line}`,
    '& > button': { flexShrink: 0 },
  },
  text: { minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  name: { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px', fontWeight: 500 },
})
