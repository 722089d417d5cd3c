import { createContext, type ReactNode, useContext, useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import type { Slot } from './appointment-form.ts'

const NewAppointmentPanel = lazyPart(async () => (await import('./NewAppointmentPanel.tsx')).NewAppointmentPanel)

const AddContext = createContext<((slot: Slot) => void) | null>(null)

/** Lets what is inside open the form of a new appointment. */
export function AddAppointment({ children }: { children: ReactNode }) {
  const [slot, add] = useState<Slot | null>(null)
  return (
    <AddContext value={add}>
      {children}
      {slot && <NewAppointmentPanel slot={slot} onClose={() => add(null)} />}
    </AddContext>
  )
}

/** Opens the form of a new appointment at this time. */
export function useAddAppointment(): (slot: Slot) => void {
  const add = useContext(AddContext)
  if (!add) throw new Error('outside of <AddAppointment>')
  return add
}
