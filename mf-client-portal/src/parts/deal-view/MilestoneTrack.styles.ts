import { makeStyles } from '@fluentui/react-components'
import { progressColors } from 'ui-kit/code-labels'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

const DOT = 15

export const useMilestoneTrackStyles = makeStyles({
  none: { margin: 0, color: look.ink2 },
  text: { margin: '14px 0 0', color: look.ink2 },
  stepText: { flexBasis: '100%', margin: 0, fontSize: '13px', lineHeight: '18px', color: look.ink2 },
  track: {
    display: 'grid',
    // As many in a line as have room for their longest word.
    gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))',
    rowGap: '18px',
    listStyleType: 'none',
    margin: '4px 0 2px',
    padding: 0,
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 },
  },
  // Five at most, or the last one would be alone on its line.
  many: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(80px, 18%), 1fr))',
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  step: {
    position: 'relative',
    paddingTop: '26px',
    paddingRight: '8px',
    fontSize: '12.5px',
    lineHeight: '17px',
    color: look.ink2,
    '::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      right: 0,
      top: '8px',
      height: '3px',
      backgroundColor: look.track,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '2px',
      width: `${DOT}px`,
      height: `${DOT}px`,
      borderRadius: '50%',
      backgroundColor: look.surface,
      boxShadow: `inset 0 0 0 3px ${look.line2}`,
    },
    [media.forcedColors]: {
      '::before': { backgroundColor: 'CanvasText' },
      '::after': { border: '2px solid CanvasText' },
    },
    ':last-child::before': { display: 'none' },
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '2px 12px',
      padding: '0 0 18px 28px',
      '::before': { left: '6px', right: 'auto', top: '8px', bottom: '-4px', width: '3px', height: 'auto' },
      ':last-child': { paddingBottom: 0 },
    },
  },
  done: {
    '::before': { backgroundColor: progressColors.COMPLETE },
    '::after': { backgroundColor: progressColors.COMPLETE, boxShadow: 'none' },
    [media.forcedColors]: { '::after': { backgroundColor: 'CanvasText' } },
  },
  current: {
    '::after': {
      backgroundColor: progressColors.IN_PROGRESS,
      boxShadow: `0 0 0 4px ${progressColors.IN_PROGRESS}55`,
    },
    [media.forcedColors]: { '::after': { backgroundColor: 'Highlight' } },
  },
  name: {
    display: 'block',
    // Beside its day.
    [media.phone]: { flexBasis: 0, flexGrow: 1 },
    fontWeight: 600,
    color: look.ink,
    overflowWrap: 'break-word',
  },
  day: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
})
