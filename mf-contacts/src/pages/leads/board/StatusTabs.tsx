import { Tab, TabList } from '@fluentui/react-components'
import type { LeadBoard } from 'openapi'
import { contactStatusLabels } from 'openapi/codes'
import { type RefObject, useEffect, useState } from 'react'
import { formatCount } from 'ui-kit/format'
import { copy } from './copy.ts'
import { useLeadBoardStyles } from './LeadBoard.styles.ts'

const columnOf = (board: HTMLElement | null, status: string) =>
  board?.querySelector<HTMLElement>(`[data-status="${CSS.escape(status)}"]`)

/** The statuses on a phone: choosing one scrolls to its column, and swiping selects the tab. */
export function StatusTabs({ columns, root }: { columns: LeadBoard['columns']; root: RefObject<HTMLElement | null> }) {
  const styles = useLeadBoardStyles()
  const [shown, setShown] = useState<string | null>(null)
  const statuses = columns.map(({ status }) => status).join()

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const column = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (column instanceof HTMLElement) setShown(column.dataset['status'] ?? null)
      },
      { root: root.current, threshold: 0.6 },
    )
    for (const status of statuses.split(',')) {
      const column = columnOf(root.current, status)
      if (column) observer.observe(column)
    }
    return () => observer.disconnect()
  }, [statuses, root])

  useEffect(() => {
    document.getElementById(`status-tab-${shown}`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown])

  return (
    <TabList
      aria-label={copy.board.tabs}
      className={styles.tabs}
      size="small"
      selectedValue={shown ?? String(columns[0]?.status)}
      onTabSelect={(_, { value }) =>
        columnOf(root.current, String(value))?.scrollIntoView({ inline: 'start', block: 'nearest' })
      }
    >
      {columns.map(({ status, count }) => (
        <Tab key={status} id={`status-tab-${status}`} value={String(status)}>
          {contactStatusLabels[status]}
          <span className={styles.tabCount}>{formatCount(count)}</span>
        </Tab>
      ))}
    </TabList>
  )
}
