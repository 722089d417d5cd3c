import { Tab, TabList } from '@fluentui/react-components'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useColumnTabsStyles } from './ColumnTabs.styles.ts'

export interface ColumnTabsProps {
  label: string
  /** The attribute of the columns that has their id: `phase` for `data-phase`. */
  attribute: 'phase' | 'status'
  columns: readonly { id: string; name: string; count: ReactNode }[]
  /** The id of the column that it begins with; without one, the first. */
  start?: string | undefined
  /** The element in which the columns scroll. */
  board: RefObject<HTMLElement | null>
}

const AT_START = { inline: 'start', block: 'nearest' } as const

/** The columns of a board by name on a phone: choosing one scrolls to it, and swiping selects the tab. */
export function ColumnTabs({ label, attribute, columns, start, board }: ColumnTabsProps) {
  const styles = useColumnTabsStyles()
  const [shown, setShown] = useState<string | null>(null)
  const [begun] = useState(start)
  const ids = columns.map(({ id }) => id).join()

  useEffect(() => {
    if (begun !== undefined) columnOf(board.current, attribute, begun)?.scrollIntoView(AT_START)
  }, [attribute, begun, board])

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const column = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (column instanceof HTMLElement) setShown(column.dataset[attribute] ?? null)
      },
      { root: board.current, threshold: 0.6 },
    )
    for (const id of ids.split(',')) {
      const column = columnOf(board.current, attribute, id)
      if (column) observer.observe(column)
    }
    return () => observer.disconnect()
  }, [attribute, ids, board])

  useEffect(() => {
    document.getElementById(`${attribute}-tab-${shown}`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [attribute, shown])

  return (
    <TabList
      aria-label={label}
      className={styles.tabs}
      size="small"
      selectedValue={shown ?? begun ?? columns[0]?.id}
      onTabSelect={(_, { value }) => columnOf(board.current, attribute, String(value))?.scrollIntoView(AT_START)}
    >
      {columns.map(({ id, name, count }) => (
        <Tab key={id} id={`${attribute}-tab-${id}`} value={id}>
          {name}
          <span className={styles.count}>{count}</span>
        </Tab>
      ))}
    </TabList>
  )
}

const columnOf = (board: HTMLElement | null, attribute: string, id: string) =>
  board?.querySelector<HTMLElement>(`[data-${attribute}="${CSS.escape(id)}"]`)
