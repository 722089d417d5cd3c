import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { ArrowDownRegular } from '@fluentui/react-icons/svg/arrow-down'
import { ArrowUpRegular } from '@fluentui/react-icons/svg/arrow-up'
import type { Phase, Workspace } from 'openapi'
import { gateFieldLabels, PhaseKind, phaseKindLabels } from 'openapi/codes'
import { useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { ErrorState } from 'ui-kit/ErrorState'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { phaseColors } from '#parts/workspaces/phase-colors.ts'
import { usePhaseChanges, usePhasesOf } from '#parts/workspaces/phases.api.ts'
import { copy } from './copy.ts'
import { PhaseForm } from './PhaseForm.tsx'
import { usePhasesStyles } from './PhasesPanel.styles.ts'

export interface PhasesPanelProps {
  workspace: Pick<Workspace, 'id' | 'name'>
  onClose: () => void
}

/** The phases of a board: their order, names, colors, statuses and required fields. */
export function PhasesPanel({ workspace, onClose }: PhasesPanelProps) {
  const styles = usePhasesStyles()
  const phases = usePhasesOf(workspace.id)
  const { move } = usePhaseChanges()
  /** The edited phase; `new` for a new one. */
  const [edited, setEdited] = useState<string | null>(null)
  const all = phases.data?.results ?? []
  const editing = all.find(({ id }) => id === edited)

  if (edited === 'new' || editing) {
    return (
      <SidePanel
        open
        title={editing ? editing.name : copy.phasesPanel.newTitle}
        meta={workspace.name}
        onClose={onClose}
      >
        <PhaseForm
          key={edited}
          phase={editing ?? null}
          workspace={workspace.id}
          others={all.filter(({ id }) => id !== edited)}
          onDone={() => setEdited(null)}
        />
      </SidePanel>
    )
  }
  const place = ({ id }: Phase, order: number) => move.mutate({ id, order })
  return (
    <SidePanel open title={copy.phasesPanel.title} meta={workspace.name} onClose={onClose}>
      <FormProblem error={move.error} />
      {phases.isPending && <SkeletonRows label={copy.phasesPanel.loading} rows={5} />}
      {phases.isLoadingError && (
        <ErrorState title={copy.phasesPanel.failed} error={phases.error} onRetry={() => void phases.refetch()} />
      )}
      <ol className={styles.list}>
        {all.map((phase, i) => (
          <li key={phase.id} className={styles.row}>
            <span className={styles.dot} style={{ backgroundColor: phaseColors[phase.colour] }} />
            <div className={styles.text}>
              <div className={styles.name}>{phase.name}</div>
              <div className={styles.facts}>{factsOf(phase)}</div>
            </div>
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowUpRegular />}
              aria-label={copy.phasesPanel.up(phase.name)}
              disabledFocusable={i === 0 || move.isPending}
              onClick={() => place(phase, i - 1)}
            />
            <Button
              appearance="subtle"
              size="small"
              icon={<ArrowDownRegular />}
              aria-label={copy.phasesPanel.down(phase.name)}
              disabledFocusable={i === all.length - 1 || move.isPending}
              onClick={() => place(phase, i + 1)}
            />
            <Button
              size="small"
              aria-label={copy.phasesPanel.editPhase(phase.name)}
              onClick={() => setEdited(phase.id)}
            >
              {copy.phasesPanel.edit}
            </Button>
          </li>
        ))}
      </ol>
      <div className={styles.buttons}>
        <Button icon={<AddRegular />} onClick={() => setEdited('new')}>
          {copy.phasesPanel.create}
        </Button>
      </div>
    </SidePanel>
  )
}

/** "Closed · asks for Sale price, Closed on". */
function factsOf({ kind, required_fields: fields }: Phase): string {
  const asked =
    fields.length === 0 ? '' : copy.factsOf.requires(fields.map((field) => gateFieldLabels[field]).join(', '))
  return [kind === PhaseKind.Open ? '' : phaseKindLabels[kind], asked].filter(Boolean).join(' · ')
}
