import { Button } from '@fluentui/react-components'
import { gateFieldLabels } from 'openapi/codes'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { ChoiceField } from '#parts/forms/ChoiceField.tsx'
import { copy } from './copy.ts'
import type { MoveTarget } from './use-move-target.ts'

export interface MoveSurfaceProps {
  title: string
  /** The number of deals to move. */
  count: number
  target: MoveTarget
  isPending: boolean
  error: unknown
  onMove: (phase: string) => void
  onClose: () => void
}

/** Asks for a workspace and a phase in it, and says what a move changes and what it does not. */
export function MoveSurface({ title, count, target, isPending, error, onMove, onClose }: MoveSurfaceProps) {
  const { workspaces, workspace, phase } = target
  const isAlone = workspaces?.length === 0
  return (
    <ModalSurface
      open
      title={title}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (phase && !isPending) onMove(phase.id)
      }}
      actions={
        isAlone ? (
          <Button onClick={onClose}>{copy.moveSurface.close}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{copy.moveSurface.cancel}</Button>
            <Button type="submit" appearance="primary" disabledFocusable={!phase || isPending}>
              {workspace ? copy.moveSurface.moveTo(workspace.name) : copy.moveSurface.move}
            </Button>
          </>
        )
      }
    >
      <FormProblem error={error} />
      {!workspaces && <SkeletonRows label={copy.moveSurface.loading} rows={2} />}
      {isAlone && <p>{copy.moveSurface.none}</p>}
      {workspace && <Choices target={target} count={count} />}
    </ModalSurface>
  )
}

function Choices({ target, count }: Pick<MoveSurfaceProps, 'target' | 'count'>) {
  const { workspaces = [], workspace, setWorkspace, phases = [], phase, setPhase } = target
  const asked = phase?.required_fields.map((field) => gateFieldLabels[field]).join(', ')
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
      <Hint>{copy.choices.outcome(count)}</Hint>
    </>
  )
}
