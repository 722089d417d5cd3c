import { Button } from '@fluentui/react-components'
import type { ClientMessage } from 'openapi'
import { useForm } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { TextField } from 'remote-kit/forms/TextField'
import { Panel } from 'ui-kit/Panel'
import { useDropMessage, useSendMessage } from './bad-news.api.ts'
import { useBadNewsStyles } from './BadNewsPanel.styles.ts'
import { copy } from './copy.ts'

const LONGEST = 2000

/** The proposed words, to be changed and sent, or not to be sent. */
export function BadNewsPanel({ message }: { message: ClientMessage }) {
  const styles = useBadNewsStyles()
  const send = useSendMessage(message)
  const drop = useDropMessage(message)
  const { control, handleSubmit } = useForm({ defaultValues: { text: message.text } })
  const submit = handleSubmit(({ text }) => send.mutate(text))
  const isBusy = send.isPending || drop.isPending
  return (
    <div className={styles.place}>
      <Panel title={copy.badNewsPanel.title}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <FormProblem error={send.error ?? drop.error} />
          <TextField
            control={control}
            name="text"
            label={copy.badNewsPanel.label}
            hint={copy.badNewsPanel.hint}
            rows={3}
            maxLength={LONGEST}
            rules={{ validate: (text) => text.trim() !== '' || copy.badNewsPanel.missing }}
          />
          <div className={styles.actions}>
            <Button type="submit" appearance="primary" disabledFocusable={isBusy}>
              {copy.badNewsPanel.send}
            </Button>
            <Button disabledFocusable={isBusy} onClick={() => drop.mutate()}>
              {copy.badNewsPanel.drop}
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  )
}
