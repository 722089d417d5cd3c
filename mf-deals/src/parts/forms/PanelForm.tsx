import type { ReactNode } from 'react'
import { usePanelFormStyles } from './PanelForm.styles.ts'

export interface PanelFormProps {
  /** The form's id, for the submit button outside of it in the panel's action bar. */
  id: string
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** The form in a side panel: Enter in a field submits it. */
export function PanelForm({ id, onSubmit, children }: PanelFormProps) {
  return (
    <form
      id={id}
      className={usePanelFormStyles().form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {children}
    </form>
  )
}
