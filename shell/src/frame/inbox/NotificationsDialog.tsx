import { Checkbox, Field, Select } from '@fluentui/react-components'
import type { NotificationSettings } from 'openapi'
import { NotificationKind, notificationKindLabels } from 'openapi/codes'
import { useId } from 'react'
import { type Control, Controller, useForm, useWatch } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { ErrorState } from 'ui-kit/ErrorState'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { formatTimeOfDay } from 'ui-kit/time-of-day'
import { copy } from './copy.ts'
import { useNotificationSettings, useUpdateNotificationSettings } from './inbox.api.ts'
import { useNotificationsDialogStyles } from './NotificationsDialog.styles.ts'

const ways = [
  { way: 'inbox', label: copy.kindsTable.inbox },
  { way: 'mail', label: copy.kindsTable.email },
] as const
const kinds = Object.values(NotificationKind)

/** In the account's time zone. */
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, time: `${String(hour).padStart(2, '0')}:00` }))

/** What the user is notified about, where, and when the daily email is sent. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const settings = useNotificationSettings()
  const update = useUpdateNotificationSettings()
  const { control, handleSubmit } = useForm<NotificationSettings>(settings.data && { values: settings.data })
  // The form takes the settings a moment after they have arrived.
  const isFilled = useWatch({ control, name: 'kinds' }) !== undefined
  const save = handleSubmit((body) => update.mutate(body, { onSuccess: onClose }))
  return (
    <FormDialog
      title={copy.notificationsDialog.title}
      action={update.isPending ? copy.notificationsDialog.saving : copy.notificationsDialog.save}
      isPending={update.isPending}
      isOff={!isFilled}
      error={update.error}
      onSubmit={save}
      onClose={onClose}
    >
      {settings.isPending && <SkeletonRows label={copy.notificationsDialog.loading} rows={kinds.length} />}
      {settings.isLoadingError && (
        <ErrorState
          title={copy.notificationsDialog.failed}
          error={settings.error}
          onRetry={() => void settings.refetch()}
        />
      )}
      {isFilled && (
        <>
          <KindsTable control={control} />
          <DailyEmailField control={control} />
        </>
      )}
    </FormDialog>
  )
}

type PartProps = { control: Control<NotificationSettings> }

/** A row for each kind, with a box for each way. */
function KindsTable({ control }: PartProps) {
  const styles = useNotificationsDialogStyles()
  const prefix = useId()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{copy.kindsTable.kind}</th>
          {ways.map(({ way, label }) => (
            <th key={way} id={`${prefix}${way}`} className={styles.way} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th id={`${prefix}${kind}`} className={styles.kind} scope="row">
              {notificationKindLabels[kind]}
            </th>
            {ways.map(({ way }) => (
              <td key={way} className={styles.way}>
                <Controller
                  control={control}
                  name={`kinds.${kind}.${way}`}
                  render={({ field: { value, ...field } }) => (
                    <Checkbox
                      {...field}
                      checked={value}
                      onChange={(_, { checked }) => field.onChange(checked === true)}
                      aria-labelledby={`${prefix}${kind} ${prefix}${way}`}
                    />
                  )}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The hour after which the daily email is sent. */
function DailyEmailField({ control }: PartProps) {
  return (
    <Controller
      control={control}
      name="daily_mail_hour"
      render={({ field: { value, ...field } }) => (
        <Field label={copy.dailyEmailField.label} hint={copy.dailyEmailField.hint}>
          <Select
            {...field}
            value={String(value ?? '')}
            onChange={(_, { value: hour }) => field.onChange(hour === '' ? null : Number(hour))}
          >
            <option value="">{copy.dailyEmailField.never}</option>
            {hours.map((hour) => (
              <option key={hour.value} value={hour.value}>
                {copy.dailyEmailField.from(formatTimeOfDay(hour.time))}
              </option>
            ))}
          </Select>
        </Field>
      )}
    />
  )
}
