import { useAtomValue } from 'jotai'
import type { BoardColumn } from 'openapi'
import { canManageWorkspaces } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { Money } from 'ui-kit/Money'
import { ColumnCount } from '#pages/workspaces/board/columns/ColumnCount.tsx'
import { ColumnMenuButton } from '#pages/workspaces/board/columns/ColumnMenuButton.tsx'
import { phaseColors } from '#parts/workspaces/phase-colors.ts'
import { useBoardColumnStyles } from './BoardColumn.styles.ts'

export interface ColumnHeadProps {
  column: BoardColumn
  id?: string
  /** Fewer deals than the phase has are no measure of it. */
  isFiltered: boolean
}

/** The head of a phase: its name, count and value, and its menu. */
export function ColumnHead({ column: { phase, count, value }, id, isFiltered }: ColumnHeadProps) {
  const styles = useBoardColumnStyles()
  const mayKeep = canManageWorkspaces(useAtomValue(userProfileAtom))
  return (
    <h2 id={id} className={styles.head}>
      <span className={styles.dot} style={{ backgroundColor: phaseColors[phase.colour] }} />
      <span className={styles.name}>{phase.name}</span>
      <ColumnCount count={count} limit={isFiltered ? null : phase.card_limit} />
      <span className={styles.value}>
        <Money cents={value} short />
      </span>
      {mayKeep && <ColumnMenuButton phase={phase} />}
    </h2>
  )
}
