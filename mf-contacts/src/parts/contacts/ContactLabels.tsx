import type { Label } from 'openapi'
import { StatusChip } from 'ui-kit/StatusChip'
import { Tag } from 'ui-kit/Tag'
import { labelChip } from './contact-chips.ts'
import { useContactLabelsStyles } from './ContactLabels.styles.ts'
import { useLabels } from './contacts.api.ts'

export interface ContactLabelsProps {
  ids: readonly string[]
  /** The most labels to show. The others are counted. All by default. */
  room?: number
}

/** A contact's labels. */
export function ContactLabels({ ids, room = ids.length }: ContactLabelsProps) {
  const styles = useContactLabelsStyles()
  const labels = useLabels()
  const known = ids.map((id) => labels.get(id)).filter((label) => label !== undefined)
  const others = known.slice(room)
  return (
    <span className={styles.labels} title={known.map(nameOf).join(', ')}>
      {known.slice(0, room).map((label) => (
        <StatusChip key={label.id} chip={labelChip(label)} />
      ))}
      {others.length > 0 && <Tag>+{others.length}</Tag>}
    </span>
  )
}

const nameOf = (label: Label) => labelChip(label).label
