import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useOrderedListStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '56px',
    padding: '4px 0',
    borderTop: `1px solid ${look.line}`,
    cursor: 'grab',
    ':first-child': { borderTopColor: 'transparent' },
    [media.phone]: { flexWrap: 'wrap' },
  },
  away: { opacity: 0.4 },
  /** Where the dragged row would go. */
  above: { boxShadow: `inset 0 3px 0 ${look.brand3}` },
  below: { boxShadow: `inset 0 -3px 0 ${look.brand3}` },
  grip: { flexShrink: 0, color: look.ink3, [media.phone]: { display: 'none' } },
  actions: { display: 'flex', flexShrink: 0, alignItems: 'center', marginLeft: 'auto' },
})
