import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useContactDealsStyles = makeStyles({
  start: { marginTop: '8px' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  deal: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: '36px',
    [media.phone]: { minHeight: '44px' },
    marginInline: '-8px',
    padding: '4px 8px',
    borderRadius: '6px',
    color: look.ink,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: look.page },
    ':focus-visible': { outline: `2px solid ${look.brand3}` },
  },
  // In a narrow column it has a line of its own.
  name: { flex: '1 0 150px', minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
})
