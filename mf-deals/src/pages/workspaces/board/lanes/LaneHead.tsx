import { mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { useDropTarget } from 'remote-kit/board/use-drag'
import { formatMoneyShort, formatQuantity } from 'ui-kit/format'
import { PersonAvatar } from 'ui-kit/PersonAvatar'
import { NO_AGENT } from '#pages/workspaces/board/cache/deal-lanes.ts'
import type { Lane } from '#pages/workspaces/board/moves/lane.ts'
import { useLanesStyles } from './Lanes.styles.ts'

export interface LaneHeadProps {
  lane: Lane
  id?: string
  /** Undefined for a lane without deals, which has nothing to open. */
  isOpen?: boolean
  onToggle?: () => void
}

/** The head of a lane: the agent, and the count and value of their deals. A card can be dropped on it. */
export function LaneHead({ lane, id, isOpen, onToggle }: LaneHeadProps) {
  const styles = useLanesStyles()
  const { ref, isTarget } = useDropTarget(`head ${lane.key}`, { lane: lane.key })
  const Chevron = isOpen ? ChevronDownRegular : ChevronRightRegular
  const content = (
    <>
      {lane.key !== NO_AGENT && <PersonAvatar name={lane.name} image={lane.image} size={24} decorative />}
      <span className={styles.name}>{lane.name}</span>
      {onToggle && (
        <span className={styles.sums}>
          {formatQuantity(lane.count, 'deal')} · {formatMoneyShort(lane.value)}
        </span>
      )}
    </>
  )
  return (
    <h2 ref={ref} id={id} className={mergeClasses(styles.head, isTarget && lane.refusal === null && styles.target)}>
      {onToggle ? (
        <button
          type="button"
          className={mergeClasses(styles.toggle, styles.pressable)}
          aria-expanded={isOpen}
          onClick={onToggle}
        >
          <Chevron fontSize={16} aria-hidden />
          {content}
        </button>
      ) : (
        <span className={styles.toggle}>{content}</span>
      )}
    </h2>
  )
}
