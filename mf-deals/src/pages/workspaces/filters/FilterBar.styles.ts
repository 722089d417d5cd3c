import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useFilterBarStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    flexShrink: 0,
    marginBottom: '14px',
    [media.phone]: { marginBottom: '8px' },
  },
  add: {
    minWidth: 0,
    height: '28px',
    paddingInline: '8px 12px',
    fontSize: '12px',
    fontWeight: 500,
    backgroundColor: 'transparent',
  },
  count: {
    fontSize: '12px',
    lineHeight: '16px',
    color: look.ink3,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  clear: { minWidth: 0, height: '28px', padding: '0 4px', fontSize: '12px', fontWeight: 400, color: look.ink2 },
  end: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', marginLeft: 'auto', marginRight: '-8px' },
  /** A subtle button at the end of the bar. */
  tool: { minWidth: 0, height: '28px', padding: '0 8px', fontSize: '12px', fontWeight: 500, color: look.ink2 },
  /** The same as an icon, large enough for a finger. */
  touch: { width: '44px', maxWidth: '44px', height: '36px', padding: 0 },
})
