import { Button, Field, Radio, RadioGroup } from '@fluentui/react-components'
import type { CalendarFeedScope } from 'openapi'
import { calendarFeedScopeLabels } from 'openapi/codes'
import { Controller, useForm } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { TextField } from 'remote-kit/forms/TextField'
import { useCreateCalendarFeed } from './calendar-feeds.api.ts'
import { copy } from './copy.ts'
import { useNewFeedFormStyles } from './NewFeedForm.styles.ts'

interface NewFeed {
  name: string
  scope: CalendarFeedScope
}

/** Asks for the name of a new feed and what it shows. */
export function NewFeedForm({ onCreated }: { onCreated: (url: string) => void }) {
  const styles = useNewFeedFormStyles()
  const create = useCreateCalendarFeed()
  const { control, handleSubmit } = useForm<NewFeed>({ defaultValues: { name: '', scope: 'mine' } })
  const submit = handleSubmit((body) => create.mutate(body, { onSuccess: ({ url }) => onCreated(url) }))
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <FormProblem error={create.error} />
      <TextField
        control={control}
        name="name"
        label={copy.newFeedForm.name}
        placeholder={copy.newFeedForm.nameExample}
        maxLength={60}
        rules={{ validate: (name) => name.trim() !== '' || copy.newFeedForm.nameMissing }}
      />
      <Controller
        control={control}
        name="scope"
        render={({ field }) => (
          <Field label={copy.newFeedForm.contents}>
            <RadioGroup value={field.value} onChange={(_, { value }) => field.onChange(value)}>
              <Radio value="mine" label={calendarFeedScopeLabels.mine} />
              <Radio value="team" label={calendarFeedScopeLabels.team} />
            </RadioGroup>
          </Field>
        )}
      />
      <Button type="submit" appearance="primary" className={styles.action} disabledFocusable={create.isPending}>
        {copy.newFeedForm.submit}
      </Button>
    </form>
  )
}
