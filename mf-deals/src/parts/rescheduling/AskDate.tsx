import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'
import { type AskedDate, askedDateAtom } from './asked-date.atoms.ts'
import { WhyPopover } from './why-popover.ts'

const useStyles = makeStyles({
  day: {
    appearance: 'none',
    // Also on a card that lets the pointer through to its link.
    pointerEvents: 'auto',
    // WCAG 2.5.8: a target of 24px in a line of 18, which stays as high as it is.
    padding: '3px 4px',
    margin: '-3px -4px',
    minWidth: '24px',
    border: 'none',
    borderRadius: '4px',
    backgroundColor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    fontVariantNumeric: 'inherit',
    textAlign: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { textDecorationLine: 'underline', textDecorationStyle: 'dotted', textUnderlineOffset: '3px' },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-1px' },
    [media.phone]: { minWidth: '44px' },
  },
})

export interface AskDateProps extends Omit<AskedDate, 'button'> {
  /** The date in words, as it is shown. */
  words: string
  className?: string | undefined
  /** The words with more of a look. */
  children?: ReactNode
}

/** A date that says why it is what it is when it is pressed, as light as a button can be: boards and lists make hundreds. */
export function AskDate({ words, className, children, ...date }: AskDateProps) {
  const styles = useStyles()
  const ask = useSetAtom(askedDateAtom)
  return (
    <button
      type="button"
      data-ask-date
      className={mergeClasses(styles.day, className)}
      aria-haspopup="dialog"
      aria-label={`${words} Why this date? ${date.title}`}
      onClick={({ currentTarget: button }) => ask((asked) => (asked?.button === button ? null : { ...date, button }))}
      {...WhyPopover.onApproach}
    >
      {children ?? words}
    </button>
  )
}
