import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useContactDealsStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  deal: {
    display: 'grid',
    gridTemplateColumns: '1fr auto auto',
    alignItems: 'center',
    gap: '12px',
    minHeight: '36px',
    marginInline: '-8px',
    padding: '4px 8px',
    borderRadius: '6px',
    color: look.ink,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: look.page },
    ':focus-visible': { outline: `2px solid ${look.brand3}` },
  },
  name: { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
