import { makeStyles } from '@fluentui/react-components'
import { progressColors } from 'ui-kit/code-labels'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useMilestoneTrackStyles = makeStyles({
  // On a phone the list below replaces the track.
  panel: { [media.phone]: { display: 'none' } },
  // As many in a line as have room for their longest word.
  track: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
    rowGap: '14px',
    listStyleType: 'none',
    margin: 0,
    padding: '2px 0 0',
  },
  step: {
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
  railDone: { backgroundColor: progressColors.COMPLETE, [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  name: { fontSize: '13px', lineHeight: '17px', fontWeight: 600, color: look.ink, overflowWrap: 'break-word' },
  day: { fontSize: '12px', lineHeight: '16px', color: look.ink2 },
})
