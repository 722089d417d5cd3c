import { Button, Checkbox, Field, Select } from '@fluentui/react-components'
import type { NotificationSettings } from 'openapi'
import { NotificationKind, notificationKindLabels } from 'openapi/codes'
import { useId } from 'react'
import { type Control, Controller, useForm, useWatch } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { ErrorState } from 'ui-kit/ErrorState'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { useNotificationSettings, useUpdateNotificationSettings } from './inbox.api.ts'
import { useNotificationsDialogStyles } from './NotificationsDialog.styles.ts'

const ways = [
  { way: 'inbox', label: 'Inbox' },
  { way: 'mail', label: 'Mail' },
] as const
const kinds = Object.values(NotificationKind)

/** "7:00"; the account's clock counts. */
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `${hour}:00` }))

/** What one is told of, in which ways, and when the mail about the day comes. */
export function NotificationsDialog({ onClose }: { onClose: () => void }) {
  const settings = useNotificationSettings()
  const update = useUpdateNotificationSettings()
  const { control, handleSubmit } = useForm<NotificationSettings>(settings.data && { values: settings.data })
  // The form takes the settings a moment after they have come.
  const isFilled = useWatch({ control, name: 'kinds' }) !== undefined
  const save = handleSubmit((body) => update.mutate(body, { onSuccess: onClose }))
  return (
    <ModalSurface
      open
      title="Notifications"
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={!isFilled || update.isPending}>
            {update.isPending ? 'Saving…' : 'Save'}
          </Button>
        </>
      }
    >
      <FormProblem error={update.error} />
      {settings.isPending && <SkeletonRows label="Loading the settings" rows={kinds.length} />}
      {settings.isError && (
        <ErrorState
          title="The settings could not be loaded"
          error={settings.error}
          onRetry={() => void settings.refetch()}
        />
      )}
      {isFilled && (
        <>
          <KindsTable control={control} />
          <DailyMailField control={control} />
        </>
      )}
    </ModalSurface>
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
          <th scope="col">Tell me of</th>
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

/** The hour from which the mail about the day comes. */
function DailyMailField({ control }: PartProps) {
  return (
    <Controller
      control={control}
      name="daily_mail_hour"
      render={({ field: { value, ...field } }) => (
        <Field label="Mail about the day" hint="What is late, due today and closing soon, by the account’s clock.">
          <Select
            {...field}
            value={String(value ?? '')}
            onChange={(_, { value: hour }) => field.onChange(hour === '' ? null : Number(hour))}
          >
            <option value="">Never</option>
            {hours.map((hour) => (
              <option key={hour.value} value={hour.value}>
                From {hour.label}
              </option>
            ))}
          </Select>
        </Field>
      )}
    />
  )
}
