import { Button, Field, Radio, RadioGroup } from '@fluentui/react-components'
import type { ServiceAccount, ServiceAccountCreate, ServiceAccountRole } from 'openapi'
import { ServiceAccountRole as Roles, serviceAccountRoleLabels } from 'openapi/codes'
import { Controller, useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { reportFailure } from 'remote-kit/query-client'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { serviceChoice } from '#parts/access/scope-levels.ts'
import { ScopeTable } from '#parts/access/ScopeTable.tsx'
import { required } from '#parts/forms/form-rules.ts'
import { useCreateServiceAccount, useUpdateServiceAccount } from './service-accounts.api.ts'

/** What each role may do, in one line. */
const MAY: Record<ServiceAccountRole, string> = {
  assistant: 'sees all deals, without commission, exports and deletion',
  admin: 'what an admin may: also commission, exports and deletion',
}

export interface ServiceAccountDialogProps {
  /** The service account to change; none for a new one. */
  account?: ServiceAccount
  onClose: () => void
  onCreated?: (account: ServiceAccount) => void
}

/** Creates or changes a service account: name, role and scopes. */
export function ServiceAccountDialog({ account, onClose, onCreated = onClose }: ServiceAccountDialogProps) {
  const notify = useNotify()
  const create = useCreateServiceAccount()
  const update = useUpdateServiceAccount(account?.id ?? '')
  const { control, handleSubmit, setError } = useForm<ServiceAccountCreate>({
    defaultValues: { name: account?.name ?? '', role: account?.role ?? 'assistant', scopes: account?.scopes ?? [] },
  })
  const onError = (error: Error) => {
    reportFailure(notify, error)
    showRefusal(error, ['name', 'role', 'scopes'], setError)
  }
  const save = handleSubmit((fields) =>
    account
      ? update.mutate(fields, { onSuccess: onClose, onError })
      : create.mutate(fields, { onSuccess: onCreated, onError }),
  )
  return (
    <ModalSurface
      open
      title={account ? `Edit ${account.name}` : 'New service account'}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" appearance="primary" disabled={create.isPending || update.isPending}>
            {account ? 'Save' : 'Create'}
          </Button>
        </>
      }
    >
      <TextField
        control={control}
        name="name"
        label="Name"
        rules={{ ...required('Give it a name'), maxLength: { value: 60, message: 'At most 60 letters' } }}
        hint="Such as “Website leads”. The history shows it."
      />
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <Field label="Role">
            <RadioGroup value={field.value} onChange={(_, { value }) => field.onChange(value)}>
              {[Roles.assistant, Roles.admin].map((role) => (
                <Radio key={role} value={role} label={`${serviceAccountRoleLabels[role]}: ${MAY[role]}`} />
              ))}
            </RadioGroup>
          </Field>
        )}
      />
      <Controller
        control={control}
        name="scopes"
        rules={{ validate: (scopes) => scopes.length > 0 || 'Choose at least one thing that it may do' }}
        render={({ field, fieldState }) => (
          <ScopeTable
            label="What may it do?"
            choice={serviceChoice}
            value={field.value}
            onChange={field.onChange}
            problem={fieldState.error?.message}
          />
        )}
      />
    </ModalSurface>
  )
}
