import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useWorkspacesPanelStyles = makeStyles({
  list: { listStyleType: 'none', margin: '12px 0 0', padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '48px',
    padding: '0 4px',
    borderTop: `1px solid ${look.line}`,
    ':first-child': { borderTopColor: 'transparent' },
    cursor: 'grab',
  },
  away: { opacity: 0.4 },
  /** Where the dragged workspace would go. */
  above: { boxShadow: `inset 0 3px 0 ${look.brand3}` },
  below: { boxShadow: `inset 0 -3px 0 ${look.brand3}` },
  grip: { flexShrink: 0, color: look.ink3 },
  dot: { width: '10px', height: '10px', flexShrink: 0, borderRadius: '50%' },
  name: { flexGrow: 1, minWidth: 0, fontWeight: 600, color: look.ink, overflowWrap: 'anywhere' },
})
