import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

export const useReportControlsStyles = makeStyles({
  controls: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    minWidth: 0,
    [media.print]: { display: 'none' },
  },
  // On a phone the other controls fill their rows; this one is at the end of the last.
  file: { [media.phone]: { marginLeft: 'auto' } },
})
