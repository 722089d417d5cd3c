import { Button, mergeClasses } from '@fluentui/react-components'
import type { ContractFail, ContractParty, Deal, TaskFate } from 'openapi'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { FormProblem } from 'remote-kit/forms/FormProblem'
import { isConflict } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { useToday } from 'remote-kit/use-today'
import { SidePanel } from 'ui-kit/SidePanel'
import { SkeletonRows } from 'ui-kit/SkeletonRows'
import { afterFailure } from './contract-side.ts'
import { useFailContract, useFailurePreview } from './contracts.api.ts'
import { copy } from './copy.ts'
import { FailureOutcome } from './FailureOutcome.tsx'
import { useFailContractStyles } from './FailContractPanel.styles.ts'

const FORM = 'fail-contract'

/** Ends the contract of a deal that goes on without it: asks why and since when, and shows everything that it does. */
export function FailContractPanel({ deal, onClose }: { deal: Deal; onClose: () => void }) {
  const styles = useFailContractStyles()
  const now = useToday()
  const words = afterFailure(deal)
  const { control, handleSubmit } = useForm({ defaultValues: { reason: '', failed_on: now } })
  const failedOn = useWatch({ control, name: 'failed_on' })
  const [fates, setFates] = useState<Readonly<Record<string, TaskFate>>>({})
  const [stay, setStay] = useState<readonly ContractParty[]>([])
  const chosen: ContractFail = {
    tasks: Object.entries(fates).map(([task, fate]) => ({ task, fate })),
    stay: [...new Set(stay.map(({ contact }) => contact))],
    ...(failedOn && { failed_on: failedOn }),
  }
  const { data: preview, error, isFetching, isPlaceholderData, refetch } = useFailurePreview(deal.id, chosen)
  const fail = useFailContract(deal)

  const submit = handleSubmit(({ reason }) => {
    if (!preview || isFetching) return
    fail.mutate(
      { ...chosen, reason: reason.trim(), preview: preview.preview },
      { onSuccess: onClose, onError: (refusal) => isConflict(refusal) && void refetch() },
    )
  })

  return (
    <SidePanel
      open
      title={words.title(deal.name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.failContractPanel.cancel}</Button>
          <Button
            type="submit"
            form={FORM}
            appearance="primary"
            disabledFocusable={!preview || isFetching || fail.isPending}
          >
            {words.action}
          </Button>
        </>
      }
    >
      <form id={FORM} className={styles.body} noValidate onSubmit={(event) => void submit(event)}>
        <FormProblem error={fail.error ?? error} />
        <TextField
          control={control}
          name="reason"
          label={copy.failContractPanel.reason}
          placeholder={copy.failContractPanel.reasonExample}
          required
          maxLength={500}
          rules={{ validate: (text) => text.trim() !== '' || copy.failContractPanel.reasonMissing }}
        />
        <TextField control={control} name="failed_on" label={copy.failContractPanel.failedOn} type="date" max={now} />
        {!preview && !error && <SkeletonRows label={copy.failContractPanel.loading} rows={5} />}
        {preview && (
          <div className={mergeClasses(styles.body, isPlaceholderData && styles.stale)} aria-busy={isPlaceholderData}>
            <FailureOutcome
              preview={preview}
              stay={stay}
              onFate={(task, fate) => setFates({ ...fates, [task]: fate })}
              onStay={setStay}
            />
          </div>
        )}
      </form>
    </SidePanel>
  )
}
