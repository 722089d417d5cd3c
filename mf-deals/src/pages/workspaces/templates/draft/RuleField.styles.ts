import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useRuleFieldStyles = makeStyles({
  group: { border: 'none', margin: 0, padding: 0, minWidth: 0, display: 'grid', gap: '8px' },
  legend: { padding: '0 0 4px', fontWeight: 600 },
  line: {
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr) minmax(0, 1fr)',
    gap: '8px',
    // Fluent's inputs are about twenty characters wide by default.
    '& input, & select': { minWidth: 0, width: '100%' },
    '& > *': { minWidth: 0 },
    // "business days" needs more room than "after".
    [media.phone]: { gridTemplateColumns: '56px minmax(0, 1.4fr) minmax(0, 1fr)' },
  },
  wide: { '& select': { minWidth: 0, width: '100%' } },
  words: { margin: 0, padding: '8px 10px', borderRadius: '6px', backgroundColor: look.sunken, color: look.ink },
})
