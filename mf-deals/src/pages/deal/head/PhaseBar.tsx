import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark'
import type { Phase } from 'openapi'
import { PhaseKind } from 'openapi/codes'
import { copy } from './copy.ts'
import { usePhaseBarStyles } from './PhaseBar.styles.ts'

export interface PhaseBarProps {
  /** In the order of the board. */
  phases: readonly Phase[]
  /** The id of the phase that the deal is in. */
  current: string
  /** A closed deal is through all of its phases. */
  isClosed: boolean
  onMove: (phase: Phase) => void
}

/**
 * The phases of the board as a bar: the current phase, and a click moves the deal. On a phone it is a "Move to" menu.
 */
export function PhaseBar({ phases, current, isClosed, onMove }: PhaseBarProps) {
  const styles = usePhaseBarStyles()
  const at = phases.findIndex(({ id }) => id === current)
  // A lost deal didn't go through the phases before it, least of all Closed.
  const isPassed = (index: number) => index < at && phases[at]?.kind !== PhaseKind.Lost
  return (
    <nav aria-label={copy.phaseBar.label}>
      <ol className={styles.bar}>
        {phases.map((phase, index) => (
          <li key={phase.id} className={styles.item}>
            <button
              type="button"
              aria-label={index === at && isClosed ? copy.phaseBar.completed(phase.name) : undefined}
              aria-current={index === at ? 'step' : undefined}
              title={index === at ? copy.phaseBar.current(phase.name) : copy.phaseBar.move(phase.name)}
              className={mergeClasses(
                styles.step,
                isPassed(index) && styles.passed,
                index === at && styles.current,
                index === at && isClosed && styles.completed,
              )}
              onClick={() => index !== at && onMove(phase)}
            >
              {index === at && isClosed && <CheckmarkRegular aria-hidden className={styles.check} />}
              {phase.name}
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.phone}>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button className={styles.menuButton} icon={<ChevronDownRegular />} iconPosition="after">
              {copy.phaseBar.progress(phases[at]?.name ?? 'Phase', at + 1, phases.length)}
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {phases.map((phase) => (
                <MenuItem key={phase.id} disabled={phase.id === current} onClick={() => onMove(phase)}>
                  {copy.phaseBar.move(phase.name)}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      </div>
    </nav>
  )
}
