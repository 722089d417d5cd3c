import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useEditAgentsStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '12px' },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    [media.phone]: { flexWrap: 'wrap' },
  },
  name: {
    flexGrow: 1,
    minWidth: 0,
    fontWeight: 600,
    color: look.ink,
    overflowWrap: 'anywhere',
    [media.phone]: { flexBasis: '100%' },
  },
  role: { width: '132px', flexShrink: 0, [media.phone]: { flexGrow: 1 } },
  share: { width: '96px', flexShrink: 0 },
  problem: { margin: '12px 0 0', fontSize: '13px', lineHeight: '18px', color: look.danger },
  add: { display: 'flex', alignItems: 'center', gap: '8px', marginTop: '16px', color: look.ink2 },
})
