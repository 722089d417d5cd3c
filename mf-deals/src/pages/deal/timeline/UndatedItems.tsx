import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { TimelineItem } from 'openapi'
import { useId, useState } from 'react'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  items: {
    marginTop: '8px',
    backgroundColor: look.surface,
    borderRadius: '12px',
    boxShadow: look.shadow1,
    overflow: 'hidden',
  },
  press: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    width: '100%',
    minHeight: '44px',
    padding: '8px 12px',
    border: 'none',
    backgroundColor: 'transparent',
    color: look.ink,
    font: 'inherit',
    fontSize: '13px',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    ':hover': { backgroundColor: look.sunken },
    ':focus-visible': { outline: `2px solid ${look.brand3}`, outlineOffset: '-2px', borderRadius: '12px' },
  },
  head: { color: look.ink2, fontWeight: 500 },
  list: { listStyleType: 'none', margin: 0, padding: '0 0 4px' },
  item: { borderTop: `1px solid ${look.line}` },
  indent: { paddingLeft: '36px' },
  plain: { display: 'block', minHeight: 0, padding: '12px 12px 12px 36px', fontSize: '13px', fontWeight: 600 },
})

export interface UndatedItemsProps {
  items: readonly TimelineItem[]
  /** Opens a task. */
  onOpen: (item: TimelineItem) => void
}

/** What has no day, in one line that unfolds: a lane without a bar says nothing. */
export function UndatedItems({ items, onOpen }: UndatedItemsProps) {
  const styles = useStyles()
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
        {`${items.length} without a date`}
      </button>
      {isOpen && (
        <ul id={id} className={styles.list} aria-label="Without a date">
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
