import type { DealRisk } from 'openapi'
import { ButtonPopover } from '#parts/controls/ButtonPopover.tsx'
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
      label="Why the weather is so"
      position={{ position: 'below', align: 'start' }}
      className={styles.surface}
      onClose={onClose}
    >
      {causes.length === 0 && 'Nothing stands in the way.'}
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
