import { Tooltip } from '@fluentui/react-components'
import { HiddenText } from 'ui-kit/HiddenText'
import { useExactAmountStyles } from './ExactAmount.styles.ts'

export interface ExactAmountProps {
  /** "$1.3M". */
  short: string
  /** "$1,250,001", which hovering and focusing show, and screen readers read. */
  exact: string
}

/** An amount in short. Amounts that look the same in short can be told apart by their exact form. */
export function ExactAmount({ short, exact }: ExactAmountProps) {
  const styles = useExactAmountStyles()
  if (short === exact) return short
  return (
    <Tooltip content={exact} relationship="inaccessible" withArrow>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard reaches the exact amount too */}
      <span tabIndex={0} className={styles.amount}>
        <span aria-hidden>{short}</span>
        <HiddenText>{exact}</HiddenText>
      </span>
    </Tooltip>
  )
}
