import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { useSetAtom } from 'jotai'
import type { Phase } from 'openapi'
import { columnMenuAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { useColumnStyles } from './Column.styles.ts'
import { copy } from './copy.ts'

/** Opens the menu of a phase, for those who may change it. */
export function ColumnMenuButton({ phase }: { phase: Phase }) {
  const styles = useColumnStyles()
  const open = useSetAtom(columnMenuAtom)
  return (
    <button
      type="button"
      className={styles.menu}
      aria-label={copy.columnMenu.label(phase.name)}
      aria-haspopup="menu"
      onClick={({ currentTarget }) => open({ phase, button: currentTarget, isLimiting: false })}
    >
      <MoreHorizontalRegular fontSize={16} aria-hidden />
    </button>
  )
}
