import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { useState } from 'react'
import { addMilestone, type DraftEditorProps } from '#pages/workspaces/templates/draft/template-draft.ts'
import { copy } from './copy.ts'
import { MilestoneCard } from './MilestoneCard.tsx'
import { PartPanel } from './PartPanel.tsx'
import { useTemplateEditorStyles } from './TemplateEditor.styles.ts'

/** A template’s milestones with their tasks, each edited in a panel. */
export function TemplateMilestones({ draft, isDisabled, onChange }: DraftEditorProps) {
  const styles = useTemplateEditorStyles()
  const [part, setPart] = useState<string | null>(null)
  const add = () => {
    const added = addMilestone(draft)
    onChange(added.draft)
    setPart(added.key)
  }
  return (
    <>
      <ol className={styles.list} aria-label={copy.templateMilestones.label}>
        {draft.milestones.map((milestone) => (
          <MilestoneCard
            key={milestone.key}
            milestone={milestone}
            draft={draft}
            isDisabled={isDisabled}
            onChange={onChange}
            onOpen={setPart}
          />
        ))}
      </ol>
      {!isDisabled && (
        <Button className={styles.end} icon={<AddRegular />} onClick={add}>
          {copy.templateMilestones.add}
        </Button>
      )}
      {part && !isDisabled && <PartPanel draft={draft} part={part} onChange={onChange} onClose={() => setPart(null)} />}
    </>
  )
}
