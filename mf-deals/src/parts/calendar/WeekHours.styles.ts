import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

const GUTTER = '52px'

export const useWeekHoursStyles = makeStyles({
  frame: {
    paddingLeft: GUTTER,
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
    [media.print]: { boxShadow: 'none' },
  },
  // Three rows that all days share: the name, what takes the whole day, and the hours.
  week: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gridTemplateRows: 'auto minmax(8px, auto) auto',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  day: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: 'span 3',
    minWidth: 0,
    borderLeft: `1px solid ${look.line}`,
  },
  closed: { backgroundColor: look.page },
  today: { backgroundColor: look.brandSoft },
  over: { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px' },
  name: { padding: '8px 8px 6px', fontSize: '13px', fontWeight: 600, color: look.ink2 },
  wholeDay: {
    padding: '0 4px 6px',
    borderBottom: `1px solid ${look.line2}`,
  },
  hours: { position: 'relative', touchAction: 'pan-y', userSelect: 'none', cursor: 'cell' },
  lines: { position: 'absolute', inset: 0, pointerEvents: 'none' },
  hour: { position: 'relative', borderBottom: `1px solid ${look.line}`, boxSizing: 'border-box' },
  // Only the first day shows it, in the margin of the week.
  label: {
    position: 'absolute',
    top: '-8px',
    right: '100%',
    width: GUTTER,
    paddingRight: '6px',
    boxSizing: 'border-box',
    textAlign: 'right',
    fontSize: '11px',
    lineHeight: '16px',
    color: look.ink3,
    whiteSpace: 'nowrap',
  },
  firstLabel: { top: '2px' },
  timed: { listStyleType: 'none', margin: 0, padding: 0 },
  placed: {
    position: 'absolute',
    padding: '1px 2px',
    boxSizing: 'border-box',
    minWidth: 0,
    containerType: 'inline-size',
  },
  more: { width: '100%', height: '100%', padding: 0, justifyContent: 'center', backgroundColor: look.brandSoft },
  slot: {
    position: 'absolute',
    left: '2px',
    right: '2px',
    padding: '2px 6px',
    boxSizing: 'border-box',
    borderRadius: '4px',
    backgroundColor: look.brandSoft,
    boxShadow: `inset 0 0 0 2px ${look.brand3}`,
    fontSize: '12px',
    fontWeight: 600,
    color: look.ink,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
})
