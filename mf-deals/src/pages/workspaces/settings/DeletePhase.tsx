import { Button } from '@fluentui/react-components'
import type { Phase } from 'openapi'
import { useState } from 'react'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { DangerButton } from 'ui-kit/DangerButton'
import { ChoiceField } from '#parts/forms/ChoiceField.tsx'
import { usePhaseChanges } from '#parts/workspaces/phases.api.ts'
import { copy } from './copy.ts'
import { usePhasesStyles } from './PhasesPanel.styles.ts'

export interface DeletePhaseProps {
  phase: Phase
  /** The phases that can take its deals. */
  others: readonly Phase[]
  onDone: () => void
}

/** Deletes a phase. Its deals, archived ones too, move to the end of another phase. */
export function DeletePhase({ phase, others, onDone }: DeletePhaseProps) {
  const styles = usePhasesStyles()
  const notify = useNotify()
  const { remove } = usePhaseChanges()
  const [isAsking, setAsking] = useState(false)
  const [target, setTarget] = useState(others[0]?.id ?? '')
  if (!isAsking) {
    return (
      <div className={styles.buttons}>
        <Button appearance="subtle" onClick={() => setAsking(true)}>
          {copy.deletePhase.title}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.form}>
      <FormProblem error={remove.error} />
      <ChoiceField
        label={copy.deletePhase.target}
        hint={copy.deletePhase.targetHint}
        value={target}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setTarget}
      />
      <div className={styles.buttons}>
        <DangerButton
          disabledFocusable={remove.isPending}
          onClick={() =>
            remove.mutate(
              { id: phase.id, move_to: target },
              {
                onSuccess: () => {
                  notify.success(copy.deletePhase.deleted(phase.name))
                  onDone()
                },
              },
            )
          }
        >
          {copy.deletePhase.submit(phase.name)}
        </DangerButton>
        <Button appearance="subtle" onClick={() => setAsking(false)}>
          {copy.deletePhase.keep}
        </Button>
      </div>
    </div>
  )
}
