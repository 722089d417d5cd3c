import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

const HEIGHT = '250px'
/** The space above the columns for values, and below them for names. */
const ROOM = '20px 0 24px'

export const useColumnChartStyles = makeStyles({
  chart: { display: 'flex', gap: '8px', minWidth: 0, [media.print]: { breakInside: 'avoid' } },
  scale: { flex: '0 0 44px', height: HEIGHT, padding: ROOM, color: look.ink3, fontSize: '11px' },
  ticks: { position: 'relative', height: '100%' },
  tick: { position: 'absolute', right: 0, transform: 'translateY(50%)', lineHeight: '14px' },
  window: { flexGrow: 1, minWidth: 0, height: HEIGHT, padding: ROOM, overflowX: 'auto', overflowY: 'hidden' },
  // The names of the first and last month are wider than their columns.
  plot: { position: 'relative', height: '100%', marginInline: '10px' },
  gridLine: { position: 'absolute', left: 0, right: 0, height: '1px', backgroundColor: look.line },
  columns: {
    position: 'relative',
    display: 'flex',
    height: '100%',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  column: { position: 'relative', flex: '1 1 0', minWidth: 0, height: '100%' },
  bars: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: '2px',
    height: '100%',
    paddingInline: '12%',
    ':hover': { backgroundColor: look.brandSoft },
  },
  bar: { position: 'relative', flex: '1 1 0', maxWidth: '28px', borderRadius: '3px 3px 0 0' },
  number: {
    position: 'absolute',
    bottom: '100%',
    left: '50%',
    transform: 'translateX(-50%)',
    paddingBottom: '2px',
    fontSize: '11px',
    lineHeight: '14px',
    fontWeight: 600,
    color: look.ink,
    whiteSpace: 'nowrap',
    [media.phone]: { display: 'none' },
  },
  name: {
    position: 'absolute',
    top: '100%',
    left: '50%',
    transform: 'translateX(-50%)',
    paddingTop: '4px',
    fontSize: '11px',
    lineHeight: '16px',
    color: look.ink2,
    whiteSpace: 'nowrap',
  },
})
