import { Button } from '@fluentui/react-components'
import { gateFieldLabels } from 'openapi/codes'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { ChoiceField } from '#parts/forms/ChoiceField.tsx'
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
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" appearance="primary" disabledFocusable={!phase || isPending}>
              {workspace ? `Move to ${workspace.name}` : 'Move'}
            </Button>
          </>
        )
      }
    >
      <FormProblem error={error} />
      {!workspaces && <SkeletonRows label="Loading workspaces" rows={2} />}
      {isAlone && <p>The team has no other workspace. Owners and admins make one in the menu of workspaces.</p>}
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
        label="Workspace"
        value={workspace?.id ?? ''}
        options={workspaces.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setWorkspace}
      />
      <ChoiceField
        label="Phase"
        hint={asked ? `It asks for ${asked}.` : null}
        value={phase?.id ?? ''}
        options={phases.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setPhase}
      />
      <Hint>
        {`${count === 1 ? 'It goes' : 'They go'} to the end of the phase. `}
        Status, dates, tasks, people and what clients see stay as they are;
        {` everyone who sees ${count === 1 ? 'the' : 'a'} deal now sees it there.`}
      </Hint>
    </>
  )
}
