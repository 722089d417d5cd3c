import { mergeClasses } from '@fluentui/react-components'
import { CheckmarkFilled } from '@fluentui/react-icons/svg/checkmark'
import type { Progress } from 'openapi'
import { progressLabels } from 'openapi/codes'
import { HiddenText } from 'ui-kit/HiddenText'
import { useProgressDotStyles } from './ProgressDot.styles.ts'

/** Progress as a colored dot, with its label for screen readers. */
export function ProgressDot({ progress }: { progress: Progress }) {
  const styles = useProgressDotStyles()
  return (
    <span className={mergeClasses(styles.dot, styles[progress])}>
      {progress === 'COMPLETE' && <CheckmarkFilled aria-hidden fontSize={12} />}
      <HiddenText>{progressLabels[progress]}</HiddenText>
    </span>
  )
}
