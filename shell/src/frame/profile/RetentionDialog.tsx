import { Button, Field, MessageBar, MessageBarBody, Select } from '@fluentui/react-components'
import type { Retention } from 'openapi'
import { useState } from 'react'
import { ErrorState } from 'ui-kit/ErrorState'
import { formatQuantity } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useLeadsToErase, useRetention, useUpdateRetention } from './retention.api.ts'

interface RetentionDialogProps {
  account: string
  onClose: () => void
}

/** Sets how long the account keeps data. For its owner. */
export function RetentionDialog({ account, onClose }: RetentionDialogProps) {
  const { data: retention, error, refetch } = useRetention(account)
  if (retention) return <RetentionForm account={account} retention={retention} onClose={onClose} />
  return (
    <ModalSurface open title={TITLE} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      {error ? (
        <ErrorState title="This could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label="Loading" rows={2} />
      )}
    </ModalSurface>
  )
}

const TITLE = 'Data retention'

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
    <ModalSurface
      open
      title={TITLE}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={!isChanged || update.isPending}>
            {update.isPending ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
    >
      <Field
        label="Erase lost leads"
        hint="Counts from the last change or contact. Leads with a deal or an open task stay."
      >
        <Select value={months ?? ''} onChange={(_, { value }) => setMonths(value === '' ? null : Number(value))}>
          <option value="">Never</option>
          {choices(LOST_LEADS, retention.lost_leads_months).map((one) => (
            <option key={one} value={one}>
              After {one} months
            </option>
          ))}
        </Select>
      </Field>
      {months !== null && (leads.data ?? 0) > 0 && (
        <MessageBar intent="warning">
          <MessageBarBody>
            {formatQuantity(leads.data ?? 0, 'lost lead')} will be erased tonight. This cannot be undone.
          </MessageBarBody>
        </MessageBar>
      )}
      <Field label="Clear notifications">
        <Select value={days} onChange={(_, { value }) => setDays(Number(value))}>
          {choices(NOTIFICATIONS, retention.notifications_days).map((one) => (
            <option key={one} value={one}>
              After {one} days
            </option>
          ))}
        </Select>
      </Field>
      <Hint>Deals, their files and their history are always kept. Copies of emails are cleared after 30 days.</Hint>
    </ModalSurface>
  )
}
