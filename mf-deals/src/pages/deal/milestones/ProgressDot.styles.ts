import { makeStyles } from '@fluentui/react-components'
import { progressColors } from 'ui-kit/code-labels'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useProgressDotStyles = makeStyles({
  dot: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '18px',
    height: '18px',
    borderRadius: '50%',
    // Dark on the progress colors in both themes.
    color: '#0c3426',
  },
  COMPLETE: { backgroundColor: progressColors.COMPLETE },
  IN_PROGRESS: {
    backgroundColor: progressColors.IN_PROGRESS,
    boxShadow: `0 0 0 3px ${look.warnSoft}`,
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
  NOT_STARTED: { border: `2px solid ${progressColors.NOT_STARTED}`, backgroundColor: look.surface },
})
