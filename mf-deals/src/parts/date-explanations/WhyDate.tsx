import { Button } from '@fluentui/react-components'
import { QuestionCircleRegular } from '@fluentui/react-icons/svg/question-circle'
import { type ReactNode, useState } from 'react'
import { HiddenText } from 'ui-kit/HiddenText'
import type { AskedDate } from './asked-date.atoms.ts'
import { copy } from './copy.ts'
import { WhyPopover } from './why-popover.ts'
import { useWhyDateStyles } from './WhyDate.styles.ts'

export interface WhyDateProps extends Omit<AskedDate, 'button'> {
  /** The text of the date; without it there is a question mark to click. */
  children?: ReactNode
}

/** A date with its explanation on click. */
export function WhyDate({ children, ...date }: WhyDateProps) {
  const styles = useWhyDateStyles()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const question = copy.whyDate.label(date.title)
  const pressed = {
    size: 'small',
    'aria-haspopup': 'dialog',
    'aria-expanded': button !== null,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => setButton(button ? null : currentTarget),
    ...WhyPopover.onApproach,
  } as const
  return (
    <>
      {children ? (
        <Button appearance="transparent" className={styles.day} {...pressed}>
          {children}
          <HiddenText>{question}</HiddenText>
        </Button>
      ) : (
        <Button appearance="subtle" icon={<QuestionCircleRegular />} aria-label={question} {...pressed} />
      )}
      {button && <WhyPopover {...date} button={button} onClose={() => setButton(null)} />}
    </>
  )
}
