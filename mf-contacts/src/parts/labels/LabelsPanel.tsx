import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { SidePanel } from 'ui-kit/SidePanel'
import { StatusChip } from 'ui-kit/StatusChip'
import { labelChip } from '#parts/contacts/contact-chips.ts'
import { useLabels } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'
import { LabelForm } from './LabelForm.tsx'
import { useLabelsPanelStyles } from './LabelsPanel.styles.ts'

const NEW = 'new'

/** The account's labels: adds, renames, recolors and deletes them. For owners and admins. */
export function LabelsPanel({ onClose }: { onClose: () => void }) {
  const styles = useLabelsPanelStyles()
  const labels = useLabels()
  /** The id of the label in the form. */
  const [edited, setEdited] = useState<string | null>(null)
  const editing = labels.get(edited ?? '') ?? null

  if (edited === NEW || editing) {
    return (
      <SidePanel open title={editing ? labelChip(editing).label : copy.newTitle} onClose={onClose}>
        <LabelForm key={edited} label={editing} onDone={() => setEdited(null)} />
      </SidePanel>
    )
  }
  return (
    <SidePanel open title={copy.title} onClose={onClose}>
      <p className={styles.intro}>{copy.intro}</p>
      <ul className={styles.list}>
        {[...labels.values()].map((label) => (
          <li key={label.id} className={styles.row}>
            <StatusChip chip={labelChip(label)} />
            <Button
              size="small"
              aria-label={copy.editLabel(labelChip(label).label)}
              onClick={() => setEdited(label.id)}
            >
              {copy.edit}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button icon={<AddRegular />} onClick={() => setEdited(NEW)}>
          {copy.add}
        </Button>
      </div>
    </SidePanel>
  )
}
