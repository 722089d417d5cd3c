import type { ReactNode } from 'react'
import { usePanelFormStyles } from './PanelForm.styles.ts'

export interface PanelFormProps {
  /** The `form` attribute of the submit button, which stands outside in the panel's bar. */
  id: string
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** The form inside a side panel: Enter in a field submits it. */
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
