import type { DealRisk } from 'openapi'
import { ButtonPopover } from '#parts/controls/ButtonPopover.tsx'
import { copy } from './copy.ts'
import { useRiskBadgeStyles } from './RiskBadge.styles.ts'

export interface RiskPopoverProps {
  risk: DealRisk
  button: HTMLElement
  onOpenTask: (task: string) => void
  onClose: () => void
}

/** The causes of a deal's risk. A cause that is a task links to it. */
export function RiskPopover({ risk: { causes }, button, onOpenTask, onClose }: RiskPopoverProps) {
  const styles = useRiskBadgeStyles()
  return (
    <ButtonPopover
      button={button}
      label={copy.riskPopover.title}
      position={{ position: 'below', align: 'start' }}
      className={styles.surface}
      onClose={onClose}
    >
      {causes.length === 0 && copy.riskPopover.nothing}
      {causes.length > 0 && (
        <ul className={styles.causes}>
          {causes.map(({ text, task }) => (
            <li key={text}>
              {task ? (
                <button type="button" className={styles.cause} onClick={() => onOpenTask(task)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
    </ButtonPopover>
  )
}
