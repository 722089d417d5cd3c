import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { isConflict } from 'remote-kit/forms/refusals'
import { copy } from './copy.ts'

export interface TemplateProblemProps {
  error: unknown
  /** Leaves the draft for the template as it is now. */
  onLeave: () => void
}

/** Why a template was not saved, and the way out if someone else has changed it meanwhile. */
export function TemplateProblem({ error, onLeave }: TemplateProblemProps) {
  if (!isConflict(error)) return <FormProblem error={error} />
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{copy.templateProblem.changed}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={onLeave}>
          {copy.templateProblem.backToTheirs}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
