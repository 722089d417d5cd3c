import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { useFormProblemStyles } from './FormProblem.styles.ts'
import { refusalOf } from './refusals.ts'

/** An error of a form's request, shown above its fields. Renders nothing without an error. */
export function FormProblem({ error }: { error: unknown }) {
  const styles = useFormProblemStyles()
  if (!error) return null
  const { title, lines } = refusalOf(error)
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody className={styles.body}>
        <MessageBarTitle>{title}</MessageBarTitle>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </MessageBarBody>
    </MessageBar>
  )
}
