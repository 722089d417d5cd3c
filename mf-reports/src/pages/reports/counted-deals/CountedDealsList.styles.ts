import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useCountedDealsListStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  deal: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '2px 12px',
    marginInline: '-8px',
    padding: '8px',
    borderRadius: '6px',
    color: look.ink,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: look.page },
    ':focus-visible': { outline: `2px solid ${look.brand3}` },
  },
  name: { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  end: { justifySelf: 'end' },
  commission: { gridColumn: '1 / -1', justifySelf: 'end', fontSize: '13px', color: look.ink2 },
  facts: { fontSize: '13px', color: look.ink3 },
})
