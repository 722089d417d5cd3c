import { Button } from '@fluentui/react-components'
import type { DealCard } from 'openapi'
import { GateField, gateFieldLabels, PhaseKind } from 'openapi/codes'
import { useForm } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { TextField } from 'remote-kit/forms/TextField'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { isEarlyClosing } from '#parts/deal-status/early-closing.ts'
import { ChoiceField } from '#parts/forms/ChoiceField.tsx'
import { copy } from './copy.ts'
import type { MoveTarget } from './use-move-target.ts'

export interface MoveSurfaceProps {
  title: string
  /** The number of deals to move. */
  count: number
  target: MoveTarget
  /** Whether any of them is open, so that a phase of lost deals asks for the reason. */
  isOpen: boolean
  /** The deal, if it's one: whether it can close is known. */
  deal?: Pick<DealCard, 'status'>
  isPending: boolean
  error: unknown
  onMove: (phase: string, lostReason?: string) => void
  onClose: () => void
}

/** Asks for a workspace and a phase in it, and says what a move changes and what it does not. */
export function MoveSurface({ title, count, target, isPending, error, onMove, onClose, ...moved }: MoveSurfaceProps) {
  const { isOpen, deal } = moved
  const { workspaces, workspace, phases, phase } = target
  const isAlone = workspaces?.length === 0
  const isEarly = deal !== undefined && isEarlyClosing(deal, phase)
  const asksReason = isOpen && phase?.kind === PhaseKind.Lost
  const { control, handleSubmit } = useForm({ defaultValues: { reason: '' } })
  const submit = handleSubmit(({ reason }) => {
    if (phase && !isPending && !isEarly) onMove(phase.id, asksReason ? reason.trim() : undefined)
  })
  return (
    <ModalSurface
      open
      title={title}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
      actions={
        isAlone ? (
          <Button onClick={onClose}>{copy.moveSurface.close}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{copy.moveSurface.cancel}</Button>
            <Button type="submit" appearance="primary" disabledFocusable={!phase || isPending || isEarly}>
              {workspace ? copy.moveSurface.moveTo(workspace.name) : copy.moveSurface.move}
            </Button>
          </>
        )
      }
    >
      <FormProblem error={error} />
      {!workspaces && <SkeletonRows label={copy.moveSurface.loading} rows={2} />}
      {isAlone && <p>{copy.moveSurface.none}</p>}
      {workspace && <Choices target={target} />}
      {asksReason && (
        <TextField
          control={control}
          name="reason"
          label={copy.moveSurface.reason}
          required
          rows={3}
          maxLength={500}
          rules={{ validate: (text) => text.trim() !== '' || copy.moveSurface.reasonMissing }}
        />
      )}
      {phases?.length === 0 && <Hint>{copy.moveSurface.noLostPhase}</Hint>}
      {isEarly && <p>{copy.moveSurface.early}</p>}
      {phase && !isEarly && <Hint>{asksReason ? copy.moveSurface.loses(count) : copy.moveSurface.outcome(count)}</Hint>}
    </ModalSurface>
  )
}

function Choices({ target }: Pick<MoveSurfaceProps, 'target'>) {
  const { workspaces = [], workspace, setWorkspace, phases = [], phase, setPhase } = target
  const asked = phase?.required_fields
    .filter((field) => field !== GateField.lost_reason)
    .map((field) => gateFieldLabels[field])
    .join(', ')
  return (
    <>
      <ChoiceField
        label={copy.choices.workspace}
        value={workspace?.id ?? ''}
        options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setWorkspace}
      />
      <ChoiceField
        label={copy.choices.phase}
        hint={asked ? copy.choices.asks(asked) : null}
        value={phase?.id ?? ''}
        options={phases.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setPhase}
      />
    </>
  )
}
