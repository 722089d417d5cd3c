import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { userProfileAtom } from 'remote-kit/session'
import { SidePanel } from 'ui-kit/SidePanel'
import { PanelForm } from '#parts/forms/PanelForm.tsx'
import { appointmentFieldsOf, type AppointmentFormValues, newAppointmentValues, type Slot } from './appointment-form.ts'
import { AppointmentFields } from './AppointmentFields.tsx'
import { useCreateAppointment, useDeleteAppointment } from './appointments.api.ts'
import { copy } from './copy.ts'

export interface NewAppointmentPanelProps {
  slot: Slot
  onClose: () => void
}

/** The side panel that creates an appointment, with Undo. */
export function NewAppointmentPanel({ slot, onClose }: NewAppointmentPanelProps) {
  const user = useAtomValue(userProfileAtom)
  const form = useForm({ defaultValues: newAppointmentValues(slot, user?.id) })
  const formId = useId()
  const create = useCreateAppointment()
  const remove = useDeleteAppointment()
  const notify = useNotify()

  const submit = (values: AppointmentFormValues) =>
    create.mutate(appointmentFieldsOf(values), {
      onSuccess: (appointment) => {
        notify.success(copy.newAppointmentPanel.added(appointment.title), {
          undo: () => remove.mutate(appointment),
        })
        onClose()
      },
    })

  return (
    <SidePanel
      open
      title={copy.newAppointmentPanel.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.newAppointmentPanel.cancel}</Button>
          <Button appearance="primary" type="submit" form={formId} disabledFocusable={create.isPending}>
            {copy.newAppointmentPanel.add}
          </Button>
        </>
      }
    >
      <FormProblem error={create.error} />
      <PanelForm id={formId} onSubmit={form.handleSubmit(submit)}>
        <AppointmentFields form={form} />
      </PanelForm>
    </SidePanel>
  )
}
