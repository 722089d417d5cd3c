import { mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { TimelineItem } from 'openapi'
import { useId, useState } from 'react'
import { copy } from './copy.ts'
import { useUndatedItemsStyles } from './UndatedItems.styles.ts'

export interface UndatedItemsProps {
  items: readonly TimelineItem[]
  /** Opens a task. */
  onOpen: (item: TimelineItem) => void
}

/** Items without a day, in one line that expands. */
export function UndatedItems({ items, onOpen }: UndatedItemsProps) {
  const styles = useUndatedItemsStyles()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const Chevron = isOpen ? ChevronDownRegular : ChevronRightRegular
  return (
    <div className={styles.items}>
      <button
        type="button"
        className={mergeClasses(styles.press, styles.head)}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron fontSize={16} aria-hidden />
        {copy.undatedItems.undated(items.length)}
      </button>
      {isOpen && (
        <ul id={id} className={styles.list} aria-label={copy.undatedItems.undatedLabel}>
          {items.map((item) => (
            <li key={`${item.kind} ${item.id}`} className={styles.item}>
              {item.kind === 'task' ? (
                <button
                  type="button"
                  className={mergeClasses(styles.press, styles.indent)}
                  onClick={() => onOpen(item)}
                >
                  {item.title}
                </button>
              ) : (
                <span className={styles.plain}>{item.title}</span>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
