import { Field, Input } from '@fluentui/react-components'
import type { DealsChange } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { useState } from 'react'
import { useToday } from 'remote-kit/use-today'
import { formatQuantity } from 'ui-kit/format'
import { AgreedChangePanel } from './AgreedChangePanel.tsx'
import type { BulkPanelProps } from './bulk-actions.ts'
import { copy } from './copy.ts'

/** Puts many deals under contract, and asks the acceptance for those that have none. */
export function UnderContractPanel({ deals, onChanged, onClose }: BulkPanelProps) {
  const now = useToday()
  const [acceptance, setAcceptance] = useState(now)
  const [problem, setProblem] = useState<string | null>(null)

  const changeOf = (): DealsChange | null => {
    const isLate = acceptance > now
    setProblem(isLate ? copy.underContractPanel.tooLate : null)
    if (isLate) return null
    return { action: 'status', deals, status: DealStatus.UnderContract, ...(acceptance && { acceptance }) }
  }

  return (
    <AgreedChangePanel
      title={copy.underContractPanel.title(formatQuantity(deals.length, 'deal'))}
      action={copy.underContractPanel.submit}
      changeOf={changeOf}
      onChanged={onChanged}
      onClose={onClose}
    >
      <Field
        label={copy.underContractPanel.acceptance}
        hint={problem ? null : copy.underContractPanel.hint}
        validationMessage={problem}
      >
        <Input type="date" max={now} value={acceptance} onChange={(_, { value }) => setAcceptance(value)} />
      </Field>
    </AgreedChangePanel>
  )
}
