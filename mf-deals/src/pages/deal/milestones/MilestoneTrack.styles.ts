import { makeStyles } from '@fluentui/react-components'
import { progressColours } from 'ui-kit/code-labels'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useMilestoneTrackStyles = makeStyles({
  // On a phone the list below replaces the track.
  panel: { [media.phone]: { display: 'none' } },
  track: { display: 'flex', listStyleType: 'none', margin: 0, padding: '2px 0 0' },
  step: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    paddingRight: '8px',
  },
  line: { display: 'flex', alignItems: 'center' },
  rail: {
    flexGrow: 1,
    height: '3px',
    marginRight: '-8px',
    backgroundColor: look.track,
    [media.forcedColors]: { backgroundColor: 'GrayText' },
  },
  railDone: { backgroundColor: progressColours.COMPLETE, [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  name: { fontSize: '13px', lineHeight: '17px', fontWeight: 600, color: look.ink, overflowWrap: 'anywhere' },
  day: { fontSize: '12px', lineHeight: '16px', color: look.ink2 },
})
