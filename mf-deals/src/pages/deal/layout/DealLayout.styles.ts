import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useDealLayoutStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '12px', marginBottom: '16px' },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 24px',
    // What can be tapped is high enough to need no gap.
    [media.phone]: { alignItems: 'flex-start', gap: '0 12px' },
  },
  price: { fontWeight: 600, color: look.ink, fontSize: '15px' },
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    alignItems: 'start',
    gap: '16px',
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
})
