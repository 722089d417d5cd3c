import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { look } from 'ui-kit/look'

const NAME = '220px'
/** The height of a lane in pixels, and of the name above it on a phone. */
const LANE = 36
const NAME_LINE = 22

const useStyles = makeStyles({
  outer: { position: 'relative' },
  frame: {
    position: 'relative',
    overflowX: 'auto',
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
  },
  // A few days can be narrower than the frame; its lines are not.
  head: {
    display: 'flex',
    width: 'max-content',
    minWidth: '100%',
    height: '44px',
    borderBottom: `1px solid ${look.line}`,
  },
  corner: {
    position: 'sticky',
    left: 0,
    zIndex: 4,
    flexShrink: 0,
    width: NAME,
    backgroundColor: look.surface,
    borderRight: `1px solid ${look.line}`,
  },
  noCorner: { display: 'none' },
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
  body: { position: 'relative', width: 'max-content', minWidth: '100%' },
  rows: { position: 'relative', listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', height: `${LANE}px`, '& + &': { boxShadow: `inset 0 1px 0 ${look.line}` } },
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
  },
  heading: { paddingLeft: '12px', fontWeight: 600 },
  lane: { position: 'relative', flexShrink: 0 },
  // On a phone a column of names would leave too little room for days: names are above their lanes.
  stacked: { display: 'block', height: `${LANE + NAME_LINE}px` },
  nameAbove: {
    display: 'block',
    boxSizing: 'border-box',
    width: 'fit-content',
    maxWidth: 'calc(100vw - 48px)',
    height: `${NAME_LINE}px`,
    padding: '4px 10px 0',
    lineHeight: '18px',
    borderRight: 'none',
  },
  laneBelow: { display: 'block', height: `${LANE}px` },
  // Lines pass behind the bars that they connect.
  behind: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: NAME,
    pointerEvents: 'none',
  },
  fromEdge: { left: 0 },
  // Fades out at the edge to show that there is more.
  fade: {
    position: 'absolute',
    zIndex: 4,
    top: 0,
    bottom: 0,
    right: 0,
    width: '48px',
    borderRadius: '0 12px 12px 0',
    backgroundImage: `linear-gradient(to left, ${look.surface}, transparent)`,
    pointerEvents: 'none',
  },
  // Above the names of days, which are hidden beside it.
  steps: {
    position: 'absolute',
    zIndex: 5,
    top: 0,
    right: '4px',
    height: '43px',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    padding: '0 4px',
    backgroundColor: look.surface,
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

/**
 * The classes of a chart on this device, and the geometry of its rows in pixels: their height and the center of a bar.
 */
export function useTimelineFrameStyles() {
  const styles = useStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  if (!isPhone) return { ...styles, rowHeight: LANE, middle: LANE / 2 }
  return {
    ...styles,
    corner: styles.noCorner,
    row: mergeClasses(styles.row, styles.stacked),
    name: mergeClasses(styles.name, styles.nameAbove),
    heading: mergeClasses(styles.heading, styles.nameAbove),
    lane: mergeClasses(styles.lane, styles.laneBelow),
    behind: mergeClasses(styles.behind, styles.fromEdge),
    rowHeight: LANE + NAME_LINE,
    middle: NAME_LINE + LANE / 2,
  }
}
