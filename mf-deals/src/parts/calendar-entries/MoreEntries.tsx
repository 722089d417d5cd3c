import { Button, mergeClasses, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import type { CalendarEntry } from 'openapi'
import type { CSSProperties, ReactNode } from 'react'
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
  return (
    <Popover trapFocus withArrow positioning={{ overflowBoundaryPadding: 8 }}>
      <PopoverTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          size="small"
          className={mergeClasses(styles.more, className)}
          style={style}
          aria-label={label}
        >
          {children}
        </Button>
      </PopoverTrigger>
      <PopoverSurface className={styles.popover} aria-label={title}>
        <div className={styles.title}>{title}</div>
        <EntryItems entries={entries} shape="full" />
      </PopoverSurface>
    </Popover>
  )
}
