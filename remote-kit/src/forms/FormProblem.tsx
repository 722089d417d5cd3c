import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { useFormProblemStyles } from './FormProblem.styles.ts'
import { headOf } from './refusals.ts'

/**
 * An error of a form's request, shown above its fields. It scrolls into view: the button of a long form is far below. Renders
 * nothing without an error.
 */
export function FormProblem({ error }: { error: unknown }) {
  const styles = useFormProblemStyles()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (error) bar.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  if (!error) return null
  const { title, lines } = headOf(error)
  return (
    // Fluent's MessageBar takes no ref of a div.
    <div ref={bar}>
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody className={styles.body}>
          <MessageBarTitle>{title}</MessageBarTitle>
          {lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </MessageBarBody>
      </MessageBar>
    </div>
  )
}
