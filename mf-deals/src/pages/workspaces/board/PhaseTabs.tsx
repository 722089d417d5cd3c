import { Tab, TabList } from '@fluentui/react-components'
import { type RefObject, useEffect, useState } from 'react'
import { useBoardColumns } from '#pages/workspaces/board/cache/board.api.ts'
import type { DealQuery } from '#pages/workspaces/filters/deal-filters.ts'
import { ColumnCount } from '#pages/workspaces/board/columns/ColumnCount.tsx'
import { copy } from './copy.ts'
import { usePhaseTabsStyles } from './PhaseTabs.styles.ts'

const columnOf = (board: HTMLElement | null, phase: string) =>
  board?.querySelector<HTMLElement>(`[data-phase="${CSS.escape(phase)}"]`)

export interface PhaseTabsProps {
  /** The id of the workspace. */
  workspace: string
  query: DealQuery
  /** The element in which the columns scroll. */
  board: RefObject<HTMLElement | null>
}

/** The phases by name on a phone: choosing one scrolls to its column, and swiping selects the tab. */
export function PhaseTabs({ workspace, query, board }: PhaseTabsProps) {
  const styles = usePhaseTabsStyles()
  const columns = useBoardColumns(workspace, query)
  const [shown, setShown] = useState<string | null>(null)
  const isFiltered = Object.keys(query).length > 0
  const ids = columns.map(({ phase }) => phase.id).join()

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const column = entries.find(({ isIntersecting }) => isIntersecting)?.target
        if (column instanceof HTMLElement) setShown(column.dataset['phase'] ?? null)
      },
      { root: board.current, threshold: 0.6 },
    )
    for (const id of ids.split(',')) {
      const column = columnOf(board.current, id)
      if (column) observer.observe(column)
    }
    return () => observer.disconnect()
  }, [ids, board])

  useEffect(() => {
    document.getElementById(`phase-tab-${shown}`)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [shown])

  return (
    <TabList
      aria-label={copy.phaseTabs.label}
      className={styles.tabs}
      size="small"
      selectedValue={shown ?? columns[0]?.phase.id}
      onTabSelect={(_, { value }) =>
        columnOf(board.current, String(value))?.scrollIntoView({ inline: 'start', block: 'nearest' })
      }
    >
      {columns.map(({ phase, count }) => (
        <Tab key={phase.id} id={`phase-tab-${phase.id}`} value={phase.id}>
          {phase.name}
          <span className={styles.count}>
            <ColumnCount count={count} limit={isFiltered ? null : phase.card_limit} />
          </span>
        </Tab>
      ))}
    </TabList>
  )
}
