import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { copy } from './copy.ts'
import { useTemplateListStyles } from './TemplateList.styles.ts'

/** Why a file is not a template: the API's refusal, or that it is not JSON. */
export function ImportProblem({ error }: { error: unknown }) {
  const styles = useTemplateListStyles()
  if (!(error instanceof SyntaxError))
    return (
      <div className={styles.problem}>
        <FormProblem error={error} />
      </div>
    )
  return (
    <MessageBar className={styles.problem} intent="error" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{copy.importProblem.notJson}</MessageBarTitle>
        {error.message}
      </MessageBarBody>
    </MessageBar>
  )
}
