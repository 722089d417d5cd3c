import { Button, Checkbox, Field, Input, Textarea } from '@fluentui/react-components'
import type { PlanSettings } from 'openapi'
import { type SubmitEvent, useId, useState } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { placeRefusal } from 'remote-kit/forms/refusals'
import { ErrorState } from 'ui-kit/ErrorState'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { copy } from '../copy.ts'
import { usePlanSettings, useUpdateSettings } from '../plans.api.ts'
import { usePlansStyles } from '../Plans.styles.ts'

/** What all emails of plans keep to, and pausing all plans. For owners and admins. */
export function PlanSettingsPanel({ onClose }: { onClose: () => void }) {
  const { data, error, isPending, refetch } = usePlanSettings()
  const form = useId()
  return (
    <SidePanel
      open
      title={copy.settings.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.settings.close}</Button>
          <Button appearance="primary" type="submit" form={form} disabledFocusable={!data}>
            {copy.settings.save}
          </Button>
        </>
      }
    >
      {isPending && <SkeletonRows label={copy.settings.loading} rows={5} />}
      {error && !data && <ErrorState title={copy.settings.failed} error={error} onRetry={() => void refetch()} />}
      {data && <SettingsForm id={form} settings={data} onClose={onClose} />}
    </SidePanel>
  )
}

const FIELDS = ['postal_address', 'quiet_from', 'quiet_until'] as const

type SettingsFormProps = { id: string; settings: PlanSettings; onClose: () => void }

function SettingsForm({ id, settings, onClose }: SettingsFormProps) {
  const styles = usePlansStyles()
  const { postal_address, quiet_from, quiet_until, sundays } = settings
  const [draft, setDraft] = useState({ postal_address, quiet_from, quiet_until, sundays })
  const update = useUpdateSettings()
  const [isTried, setIsTried] = useState(false)
  const set = (change: Partial<typeof draft>) => setDraft({ ...draft, ...change })
  const address = draft.postal_address.trim()
  // Once emails have an address, they keep having one.
  const isMissing = address === '' && postal_address !== ''
  const { problems, rest } = placeRefusal(update.error, (field) => FIELDS.find((one) => one === field) ?? null)
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsTried(true)
    const { postal_address: _address, ...others } = draft
    const body = { ...others, ...(address && { postal_address: address }) }
    if (!update.isPending && !isMissing) update.mutate(body, { onSuccess: onClose })
  }
  const isPaused = settings.paused_at !== null
  return (
    <form id={id} className={styles.form} onSubmit={save} noValidate>
      <FormProblem error={rest} />
      <Field
        label={copy.settings.address}
        hint={copy.settings.addressHint}
        validationMessage={
          isTried && isMissing ? copy.settings.addressMissing : (problems.get('postal_address') ?? null)
        }
      >
        <Textarea rows={3} value={draft.postal_address} onChange={(_, { value }) => set({ postal_address: value })} />
      </Field>
      <Field label={copy.settings.from} validationMessage={problems.get('quiet_from') ?? null}>
        <Input type="time" value={draft.quiet_from} onChange={(_, { value }) => set({ quiet_from: value })} />
      </Field>
      <Field
        label={copy.settings.until}
        hint={copy.settings.quietHint}
        validationMessage={problems.get('quiet_until') ?? null}
      >
        <Input type="time" value={draft.quiet_until} onChange={(_, { value }) => set({ quiet_until: value })} />
      </Field>
      <Checkbox
        label={copy.settings.sundays}
        checked={draft.sundays}
        onChange={(_, { checked }) => set({ sundays: checked === true })}
      />
      <div>
        <Button disabledFocusable={update.isPending} onClick={() => update.mutate({ paused: !isPaused })}>
          {isPaused ? copy.settings.resumeAll : copy.settings.pauseAll}
        </Button>
      </div>
    </form>
  )
}
