import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

export const usePendingInvitationStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '10px 0',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopStyle: 'none' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  name: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', fontWeight: 500 },
  text: { overflowWrap: 'anywhere' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 14px',
    fontSize: '13px',
    color: look.ink2,
    overflowWrap: 'anywhere',
  },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px' },
  none: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px 16px' },
})
