import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '14px', paddingBlock: '4px' },
})

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
      className={useStyles().form}
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
