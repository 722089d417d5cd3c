import { Select } from '@fluentui/react-components'
import { formatQuantity } from 'ui-kit/format'
import { copy } from './copy.ts'
import type { Lane } from '#pages/workspaces/board/moves/lane.ts'
import { useLanesStyles } from './Lanes.styles.ts'

export interface LaneChooserProps {
  lanes: readonly Lane[]
  /** The key of the lane on screen. */
  shown: string | undefined
  onChoose: (lane: string) => void
}

/** On a phone, chooses the lane that the board shows. */
export function LaneChooser({ lanes, shown, onChoose }: LaneChooserProps) {
  const styles = useLanesStyles()
  return (
    <Select
      className={styles.chooser}
      aria-label={copy.laneChooser.label}
      value={shown ?? ''}
      onChange={(_, { value }) => onChoose(value)}
    >
      {lanes.map(({ key, name, count }) => (
        <option key={key} value={key}>
          {copy.laneChooser.choice(name, formatQuantity(count, 'deal'))}
        </option>
      ))}
    </Select>
  )
}
