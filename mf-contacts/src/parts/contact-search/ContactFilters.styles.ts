import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'
import { rowScroll } from 'ui-kit/side-scroll'

export const useContactFiltersStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginBottom: '12px',
    [media.print]: { display: 'none' },
  },
  search: { display: 'flex', gap: '8px', [media.phone]: { width: '100%' } },
  add: { height: '28px', fontSize: '12px' },
  clear: { minWidth: 0, height: '28px', fontSize: '12px', fontWeight: 400, color: look.ink3 },
  end: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginLeft: 'auto',
    // Beside the filters on a phone, and never a second line.
    [media.phone]: { flex: '1 1 200px', flexWrap: 'nowrap', minWidth: 0, ...rowScroll, '& > *': { flexShrink: 0 } },
  },
})
