import { mergeClasses } from '@fluentui/react-components'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useAskDateStyles } from './AskDate.styles.ts'
import { type AskedDate, askedDateAtom } from './asked-date.atoms.ts'
import { copy } from './copy.ts'
import { WhyPopover } from './why-popover.ts'

export interface AskDateProps extends Omit<AskedDate, 'button'> {
  /** The text of the date. */
  words: string
  className?: string | undefined
  /** The text with styling. */
  children?: ReactNode
}

/**
 * A date with its explanation on click. It is as light as a button can be, because boards and lists render hundreds.
 */
export function AskDate({ words, className, children, ...date }: AskDateProps) {
  const styles = useAskDateStyles()
  const ask = useSetAtom(askedDateAtom)
  return (
    <button
      type="button"
      data-ask-date
      className={mergeClasses(styles.day, className)}
      aria-haspopup="dialog"
      aria-label={copy.askDate.ask(words, date.title)}
      onClick={({ currentTarget: button }) => ask((asked) => (asked?.button === button ? null : { ...date, button }))}
      {...WhyPopover.onApproach}
    >
      {children ?? words}
    </button>
  )
}
