import { Button } from '@fluentui/react-components'
import type { ClientMessage } from 'openapi'
import { useForm } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { TextField } from 'remote-kit/forms/TextField'
import { Panel } from 'ui-kit/Panel'
import { useDropMessage, useSendMessage } from './bad-news.api.ts'
import { useBadNewsStyles } from './BadNewsPanel.styles.ts'

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
    <Panel title="The clients have not been told yet">
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <FormProblem error={send.error ?? drop.error} />
        <TextField
          control={control}
          name="text"
          label="Your words to them"
          hint="They go by mail to every client who has access and wants mail. Nothing is mailed before."
          rows={3}
          maxLength={LONGEST}
          rules={{ validate: (text) => text.trim() !== '' || 'Write a word to them' }}
        />
        <div className={styles.actions}>
          <Button type="submit" appearance="primary" disabled={isBusy}>
            Send to the clients
          </Button>
          <Button disabled={isBusy} onClick={() => drop.mutate()}>
            Do not send
          </Button>
        </div>
      </form>
    </Panel>
  )
}
