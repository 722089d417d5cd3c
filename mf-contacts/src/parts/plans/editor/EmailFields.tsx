import { Button, Field, Input, Textarea } from '@fluentui/react-components'
import { useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { EmailPreviewDialog } from './EmailPreviewDialog.tsx'
import { MergeFieldMenu } from './MergeFieldMenu.tsx'
import { usePlansStyles } from '../Plans.styles.ts'
import type { StepFieldsProps } from './step-fields-props.ts'

const LEAST_ROWS = 8
const MOST_ROWS = 16

/** The fields of an email: its subject and its message, into which names and numbers are put. */
export function EmailFields({ step, problemOf, onChange }: StepFieldsProps) {
  const styles = usePlansStyles()
  const [isShown, setIsShown] = useState(false)
  const message = useRef<HTMLTextAreaElement>(null)
  const { subject = '', body = '' } = step
  const rows = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, body.split('\n').length + 1))
  const insert = (field: string) => {
    const { selectionStart: from = body.length, selectionEnd: to = body.length } = message.current ?? {}
    onChange({ body: body.slice(0, from) + field + body.slice(to) })
    // Once the menu has given the focus back, people go on writing behind the field.
    setTimeout(() => {
      message.current?.focus()
      message.current?.setSelectionRange(from + field.length, from + field.length)
    })
  }
  return (
    <>
      <Field label={copy.step.subject} required validationMessage={problemOf('subject')}>
        <Input value={subject} maxLength={200} onChange={(_, { value }) => onChange({ subject: value })} />
      </Field>
      <Field label={copy.step.body} required hint={copy.step.fields} validationMessage={problemOf('body')}>
        <Textarea
          textarea={{ ref: message }}
          rows={rows}
          resize="vertical"
          value={body}
          onChange={(_, { value }) => onChange({ body: value })}
        />
      </Field>
      <div className={styles.end}>
        <MergeFieldMenu onChoose={insert} />
        <Button disabledFocusable={subject.trim() === '' || body.trim() === ''} onClick={() => setIsShown(true)}>
          {copy.step.preview}
        </Button>
      </div>
      {isShown && <EmailPreviewDialog subject={subject} body={body} onClose={() => setIsShown(false)} />}
    </>
  )
}
