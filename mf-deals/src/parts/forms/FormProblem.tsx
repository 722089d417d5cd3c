import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { ApiError } from 'remote-kit/api-client'
import { UNEXPECTED_FAILURE_MESSAGE } from 'remote-kit/notify'

/** Why the API refused what a form sent, above its fields; nothing while there is no error. */
export function FormProblem({ error }: { error: unknown }) {
  if (!error) return null
  const [title, ...reasons] = error instanceof ApiError ? error.lines : [UNEXPECTED_FAILURE_MESSAGE]
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{title}</MessageBarTitle>
        {reasons.map((reason) => (
          <div key={reason}>{reason}</div>
        ))}
      </MessageBarBody>
    </MessageBar>
  )
}
