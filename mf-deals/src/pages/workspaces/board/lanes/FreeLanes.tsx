import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import { mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { copy } from './copy.ts'
import type { Lane } from '#pages/workspaces/board/moves/lane.ts'
import { LaneHead } from './LaneHead.tsx'
import { useLanesStyles } from './Lanes.styles.ts'

/** The agents without deals on the board, in one line until they are wanted. Cards can be dropped on them. */
export function FreeLanes({ lanes }: { lanes: readonly Lane[] }) {
  const styles = useLanesStyles()
  const [isOpen, setOpen] = useState(false)
  const Chevron = isOpen ? ChevronDownRegular : ChevronRightRegular
  if (lanes.length === 0) return null
  return (
    <div className={styles.free}>
      <button
        type="button"
        className={mergeClasses(styles.toggle, styles.pressable, styles.freeToggle)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron fontSize={16} aria-hidden />
        {copy.freeLanes.label(lanes.length)}
      </button>
      {isOpen && lanes.map((lane) => <LaneHead key={lane.key} lane={lane} />)}
    </div>
  )
}
