import { Button, mergeClasses } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { ButtonPopover } from '#parts/controls/ButtonPopover.tsx'
import { EntryItems } from './EntryItems.tsx'
import { useMoreEntriesStyles } from './MoreEntries.styles.ts'

export interface MoreEntriesProps {
  /** The heading of the popover. */
  title: string
  /** All entries, with those that are already in sight. */
  entries: readonly CalendarEntry[]
  /** The button's name, with the number of entries and their day. */
  label: string
  /** The button's text. */
  children: ReactNode
  style?: CSSProperties
  className?: string | undefined
}

/** A button for entries that don't fit, with all of them in a popover. */
export function MoreEntries({ title, entries, label, children, style, className }: MoreEntriesProps) {
  const styles = useMoreEntriesStyles()
  // The button, while it's open. A month has dozens of these buttons, so a popover is made only when it's opened.
  const [opened, setOpened] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        appearance="subtle"
        size="small"
        className={mergeClasses(styles.more, className)}
        style={style}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onClick={({ currentTarget: button }) => setOpened(opened ? null : button)}
      >
        {children}
      </Button>
      {opened && (
        <ButtonPopover
          button={opened}
          label={title}
          position={{ position: 'above' }}
          className={styles.popover}
          staysOnScroll
          onClose={() => setOpened(null)}
        >
          <div className={styles.title}>{title}</div>
          <EntryItems entries={entries} shape="full" />
        </ButtonPopover>
      )}
    </>
  )
}
