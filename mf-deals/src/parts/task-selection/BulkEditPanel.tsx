import { Button } from '@fluentui/react-components'
import { useId, useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { SidePanel } from 'ui-kit/SidePanel'
import { PanelForm } from '#parts/forms/PanelForm.tsx'
import type { TeamPeople } from 'remote-kit/team-people'
import { bulkChangeOf, NOTHING_CHANGED } from './bulk-change.ts'
import { BulkConsequences } from './BulkConsequences.tsx'
import { BulkEditFields } from './BulkEditFields.tsx'
import { copy } from './copy.ts'
import { useAgreedEdit } from './use-agreed-edit.ts'

export interface BulkEditPanelProps {
  /** The ids of the selected tasks. */
  tasks: string[]
  people: TeamPeople
  onClose: () => void
  onEdited: () => void
}

/** The side panel that changes many tasks at once: all of them or none. */
export function BulkEditPanel({ tasks, people, onClose, onEdited }: BulkEditPanelProps) {
  const formId = useId()
  const [draft, setDraft] = useState(NOTHING_CHANGED)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const { ask, asked, agree, goBack, isPending, error } = useAgreedEdit(() => {
    onClose()
    onEdited()
  })
  const change = copy.bulkEditPanel.submit(formatQuantity(tasks.length, 'task'))
  const submit = async () => {
    const read = bulkChangeOf(draft)
    setProblems('problems' in read ? read.problems : {})
    if ('change' in read) await ask({ tasks, change: read.change })
  }

  return (
    <SidePanel
      open
      title={change}
      onClose={onClose}
      actions={
        <>
          <Button onClick={asked ? goBack : onClose}>
            {asked ? copy.bulkEditPanel.back : copy.bulkEditPanel.cancel}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={isPending}
            {...(asked ? { onClick: agree } : { type: 'submit', form: formId })}
          >
            {change}
          </Button>
        </>
      }
    >
      <FormProblem error={error} />
      {asked ? (
        <BulkConsequences {...asked} />
      ) : (
        <PanelForm id={formId} onSubmit={submit}>
          <BulkEditFields {...{ draft, problems, people }} onChange={(edit) => setDraft({ ...draft, ...edit })} />
          <Hint>{problems.form ?? copy.bulkEditPanel.hint}</Hint>
        </PanelForm>
      )}
    </SidePanel>
  )
}
