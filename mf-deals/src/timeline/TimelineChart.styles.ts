import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

const NAME = '220px'
const NAME_PHONE = '120px'

export const useTimelineChartStyles = makeStyles({
  frame: {
    position: 'relative',
    overflowX: 'auto',
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
  },
  head: { display: 'flex', width: 'max-content', height: '44px', borderBottom: `1px solid ${look.line}` },
  corner: {
    position: 'sticky',
    left: 0,
    zIndex: 4,
    flexShrink: 0,
    width: NAME,
    backgroundColor: look.surface,
    borderRight: `1px solid ${look.line}`,
    [media.phone]: { width: NAME_PHONE },
  },
  ticks: { position: 'relative', flexShrink: 0, fontSize: '12px', color: look.ink2, whiteSpace: 'nowrap' },
  month: {
    position: 'absolute',
    top: '4px',
    paddingLeft: '6px',
    fontWeight: 600,
    borderLeft: `1px solid ${look.line}`,
  },
  week: {
    position: 'absolute',
    top: '23px',
    paddingLeft: '6px',
    color: look.ink3,
    borderLeft: `1px solid ${look.line}`,
  },
  body: { position: 'relative', width: 'max-content' },
  rows: { position: 'relative', listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', height: '36px', '& + &': { boxShadow: `inset 0 1px 0 ${look.line}` } },
  name: {
    position: 'sticky',
    left: 0,
    zIndex: 3,
    flexShrink: 0,
    width: NAME,
    padding: '8px 12px 8px 24px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: '13px',
    backgroundColor: look.surface,
    color: look.ink,
    borderRight: `1px solid ${look.line}`,
    [media.phone]: { width: NAME_PHONE, paddingLeft: '10px', paddingRight: '6px' },
  },
  heading: { paddingLeft: '12px', fontWeight: 600 },
  lane: { position: 'relative', flexShrink: 0 },
  // Lines pass behind the bars that they join.
  behind: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: NAME,
    pointerEvents: 'none',
    [media.phone]: { left: NAME_PHONE },
  },
  today: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    width: '2px',
    marginLeft: '-1px',
    backgroundColor: look.brand3,
    opacity: 0.6,
  },
})
