import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import { useAtom } from 'jotai'
import type { Phase } from 'openapi'
import { columnMenuAtom } from '#pages/workspaces/board/moves/board.atoms.ts'
import { useColumnStyles } from './Column.styles.ts'
import { copy } from './copy.ts'

/** Opens and closes the menu of a phase, for those who may change it. */
export function ColumnMenuButton({ phase }: { phase: Phase }) {
  const styles = useColumnStyles()
  const [menu, setMenu] = useAtom(columnMenuAtom)
  const isOpen = menu?.phase.id === phase.id && !menu.isLimiting
  return (
    <button
      type="button"
      className={styles.menu}
      aria-label={copy.columnMenu.label(phase.name)}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => setMenu(isOpen ? null : { phase, button: currentTarget, isLimiting: false })}
    >
      <MoreHorizontalRegular fontSize={16} aria-hidden />
    </button>
  )
}
