import { Button } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons/svg/delete'
import { useAtomValue } from 'jotai'
import type { Appointment } from 'openapi'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { useApi, useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { canDeleteTasks } from 'remote-kit/rights'
import { userProfileAtom } from 'remote-kit/session'
import { ErrorState } from 'ui-kit/ErrorState'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { contactName, useContacts } from '#parts/contacts/contacts.api.ts'
import { PanelForm } from '#parts/forms/PanelForm.tsx'
import {
  appointmentFieldsOf,
  type AppointmentFormValues,
  appointmentValues,
  changedFields,
} from './appointment-form.ts'
import { AppointmentFields } from './AppointmentFields.tsx'
import { useAppointment, useDeleteWithUndo, useUpdateAppointment } from './appointments.api.ts'
import { copy } from './copy.ts'

const words = copy.appointmentPanel

/** The side panel that edits the appointment with this id. */
export function AppointmentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: appointment, error, refetch } = useAppointment(id)
  if (appointment) return <AppointmentEditor key={id} appointment={appointment} onClose={onClose} />
  return (
    <SidePanel open title={words.title} onClose={onClose}>
      {error ? (
        <ErrorState title={words.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={words.loading} rows={5} />
      )}
    </SidePanel>
  )
}

function AppointmentEditor({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  // A refetch must not change the form's base: changes are relative to the appointment as it was opened.
  const [opened] = useState(appointment)
  const before = appointmentFieldsOf(appointmentValues(opened))
  const form = useForm({ defaultValues: appointmentValues(opened) })
  const formId = useId()
  const notify = useNotify()
  const update = useUpdateAppointment()
  const { mutate: undo } = useUpdateAppointment()
  const remove = useDeleteWithUndo()
  const mayDelete = canDeleteTasks(useAtomValue(userProfileAtom))
  const dealName = useDealName(opened.deal)
  const contact = useContacts(opened.contact ? [opened.contact] : []).byId.get(opened.contact ?? '')

  const submit = (values: AppointmentFormValues) => {
    const after = appointmentFieldsOf(values)
    const body = changedFields(before, after)
    if (Object.keys(body).length === 0) return onClose()
    update.mutate(
      { appointment: opened, body },
      {
        onSuccess: (saved) => {
          notify.success(words.saved(after.title), {
            undo: () => undo({ appointment: saved, body: changedFields(after, before) }),
          })
          onClose()
        },
      },
    )
  }
  const deleteIt = () => {
    onClose()
    remove(appointment)
  }

  return (
    <SidePanel
      open
      title={opened.title}
      meta={opened.deal && dealName && <Link to={`/agent/deal/${opened.deal}`}>{dealName}</Link>}
      onClose={onClose}
      actions={
        <>
          {mayDelete && (
            <Button appearance="subtle" icon={<DeleteRegular />} onClick={deleteIt}>
              {words.delete}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button appearance="primary" type="submit" form={formId} disabledFocusable={update.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <FormProblem error={update.error} />
      <PanelForm id={formId} onSubmit={form.handleSubmit(submit)}>
        <AppointmentFields form={form} dealName={dealName} contactName={contact ? contactName(contact) : ''} />
      </PanelForm>
    </SidePanel>
  )
}

/** The name of the deal; empty while it loads, and for one that the viewer may not see. */
function useDealName(deal: string | null | undefined): string {
  const params = { path: { id: deal ?? '' } }
  const { data } = useApi().useQuery(
    'get',
    '/deals/{id}/',
    { params },
    { enabled: Boolean(deal), meta: { silent: true } },
  )
  return data?.name ?? ''
}
