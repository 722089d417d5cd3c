import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useBoardColumnStyles = makeStyles({
  column: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    minWidth: 0,
    borderRadius: '10px',
    backgroundColor: look.sunken,
    scrollSnapAlign: 'start',
  },
  target: { boxShadow: `inset 0 0 0 1px ${look.line2}` },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    padding: '10px 12px 8px',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: 600,
    color: look.ink,
    // The tab above shows the same.
    [media.phone]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  dot: { width: '8px', height: '8px', flexShrink: 0, borderRadius: '50%' },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  value: { marginLeft: 'auto', color: look.ink2, fontWeight: 500 },
  cards: {
    position: 'relative',
    flexGrow: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehaviorY: 'contain',
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '2px 10px 10px',
    [media.phone]: { paddingTop: '10px' },
    scrollbarWidth: 'thin',
    scrollbarColor: `${look.line2} transparent`,
  },
  empty: { padding: '14px 4px', fontSize: '13px', lineHeight: '18px', color: look.ink3, textAlign: 'center' },
})
