import { Button, Field, MessageBar, MessageBarBody, Select } from '@fluentui/react-components'
import type { Retention } from 'openapi'
import { useState } from 'react'
import { ErrorState } from 'ui-kit/ErrorState'
import { Hint } from 'ui-kit/Hint'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { copy } from './copy.ts'
import { useLeadsToErase, useRetention, useUpdateRetention } from './retention.api.ts'

const words = copy.retentionDialog

interface RetentionDialogProps {
  account: string
  onClose: () => void
}

/** Sets how long the account keeps data. For its owner. */
export function RetentionDialog({ account, onClose }: RetentionDialogProps) {
  const { data: retention, error, refetch } = useRetention(account)
  if (retention) return <RetentionForm account={account} retention={retention} onClose={onClose} />
  return (
    <ModalSurface
      open
      title={words.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{copy.form.close}</Button>}
    >
      {error ? (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={words.loading} rows={2} />
      )}
    </ModalSurface>
  )
}

const LOST_LEADS = [6, 12, 24, 36, 60]
const NOTIFICATIONS = [30, 60, 90, 180]

/** The choices, with one that was set through the API. */
const choices = (usual: readonly number[], now: number | null): number[] =>
  now === null || usual.includes(now) ? [...usual] : [...usual, now].toSorted((a, b) => a - b)

function RetentionForm({ account, retention, onClose }: RetentionDialogProps & { retention: Retention }) {
  const update = useUpdateRetention(account)
  const [months, setMonths] = useState(retention.lost_leads_months)
  const [days, setDays] = useState(retention.notifications_days)
  const leads = useLeadsToErase(account, months)
  const isChanged = months !== retention.lost_leads_months || days !== retention.notifications_days
  const save = () =>
    update.mutate(
      { version: retention.version, lost_leads_months: months, notifications_days: days },
      { onSuccess: onClose },
    )
  return (
    <FormDialog
      title={words.title}
      action={update.isPending ? copy.form.saving : copy.form.save}
      isPending={update.isPending}
      isOff={!isChanged}
      onSubmit={save}
      onClose={onClose}
    >
      <Field label={words.leads} hint={words.leadsHint}>
        <Select value={months ?? ''} onChange={(_, { value }) => setMonths(value === '' ? null : Number(value))}>
          <option value="">{words.never}</option>
          {choices(LOST_LEADS, retention.lost_leads_months).map((one) => (
            <option key={one} value={one}>
              {words.afterMonths(one)}
            </option>
          ))}
        </Select>
      </Field>
      {months !== null && (leads.data ?? 0) > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>{words.warning(leads.data ?? 0)}</MessageBarBody>
        </MessageBar>
      )}
      <Field label={words.notifications}>
        <Select value={days} onChange={(_, { value }) => setDays(Number(value))}>
          {choices(NOTIFICATIONS, retention.notifications_days).map((one) => (
            <option key={one} value={one}>
              {words.afterDays(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Hint>{words.kept}</Hint>
    </FormDialog>
  )
}
