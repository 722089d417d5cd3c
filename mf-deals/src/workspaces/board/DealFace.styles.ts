import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

export const useDealFaceStyles = makeStyles({
  title: { paddingRight: '44px', fontSize: '14px', lineHeight: '19px', fontWeight: 600, color: look.ink },
  facts: {
    // Cuts off the dot that a line of facts begins with.
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    marginTop: '1px',
    marginBottom: '8px',
    fontSize: '13px',
    lineHeight: '18px',
    color: look.ink2,
    fontVariantNumeric: 'tabular-nums',
  },
  /** Another line of facts comes below. */
  followed: { marginBottom: 0 },
  next: {
    display: 'flex',
    gap: '8px',
    justifyContent: 'space-between',
    marginBottom: '7px',
    fontSize: '12px',
    lineHeight: '18px',
    color: look.ink,
  },
  // Wrapped, not cut off: all of it is read, and a clip costs each frame of a scroll.
  nextTitle: { minWidth: 0, overflowWrap: 'anywhere' },
  quiet: { color: look.ink3 },
  foot: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    marginTop: '7px',
    fontSize: '12px',
    lineHeight: '18px',
    color: look.ink2,
  },
  count: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  end: { display: 'flex', alignItems: 'center', gap: '6px', marginLeft: 'auto' },
})
