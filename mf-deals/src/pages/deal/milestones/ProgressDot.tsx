import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark'
import type { Progress } from 'openapi'
import { progressLabels } from 'openapi/codes'
import { progressColours } from 'ui-kit/code-labels'
import { HiddenText } from 'ui-kit/HiddenText'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
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
  COMPLETE: { backgroundColor: progressColours.COMPLETE },
  IN_PROGRESS: {
    backgroundColor: progressColours.IN_PROGRESS,
    boxShadow: `0 0 0 3px ${look.warnSoft}`,
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
  NOT_STARTED: { border: `2px solid ${progressColours.NOT_STARTED}`, backgroundColor: look.surface },
})

/** How far something is, as a dot in its color, with its word for screen readers. */
export function ProgressDot({ progress }: { progress: Progress }) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.dot, styles[progress])}>
      {progress === 'COMPLETE' && <CheckmarkFilled aria-hidden fontSize={12} />}
      <HiddenText>{progressLabels[progress]}</HiddenText>
    </span>
  )
}
