import { Button } from '@fluentui/react-components'
import type { DealsChange } from 'openapi'
import { type ReactNode, useId } from 'react'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { SidePanel } from 'ui-kit/SidePanel'
import { PanelForm } from '#parts/forms/PanelForm.tsx'
import { copy } from './copy.ts'
import { DealEffects } from './DealEffects.tsx'
import { useAgreedChange } from './use-agreed-change.ts'

export interface AgreedChangePanelProps {
  title: string
  /** The button that does it: "Move dates". */
  action: string
  /** The change that the fields describe; null if they are incomplete and say so. */
  changeOf: () => DealsChange | null
  onChanged: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A change of many deals in two steps: what to change, then what that does to each of them. */
export function AgreedChangePanel({ title, action, changeOf, onChanged, onClose, children }: AgreedChangePanelProps) {
  const formId = useId()
  const { ask, asked, agree, goBack, isPending, error } = useAgreedChange(() => {
    onClose()
    onChanged()
  })
  const submit = async () => {
    const change = changeOf()
    if (change && !isPending) ask(change)
  }
  return (
    <SidePanel
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={asked ? goBack : onClose}>
            {asked ? copy.agreedChangePanel.back : copy.agreedChangePanel.cancel}
          </Button>
          <Button
            appearance="primary"
            disabledFocusable={isPending || asked?.outcome.changed.length === 0}
            {...(asked ? { onClick: agree } : { type: 'submit', form: formId })}
          >
            {asked ? action : copy.agreedChangePanel.review}
          </Button>
        </>
      }
    >
      <FormProblem error={error} />
      {asked && <DealEffects {...asked} />}
      {/* Stays mounted, so that going back keeps what was entered. */}
      <div hidden={asked !== null}>
        <PanelForm id={formId} onSubmit={submit}>
          {children}
        </PanelForm>
      </div>
    </SidePanel>
  )
}
