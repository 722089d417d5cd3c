import { Field, Radio, RadioGroup } from '@fluentui/react-components'
import type { ServiceAccount, ServiceAccountCreate } from 'openapi'
import { ServiceAccountRole as Roles, serviceAccountRoleLabels } from 'openapi/codes'
import { Controller, useForm } from 'react-hook-form'
import { useNotify } from 'remote-kit/context'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { reportFailure } from 'remote-kit/query-client'
import { serviceChoice } from '#parts/access/scope-levels.ts'
import { ScopeTable } from '#parts/access/ScopeTable.tsx'
import { required } from '#parts/forms/form-rules.ts'
import { useCreateServiceAccount, useUpdateServiceAccount } from './service-accounts.api.ts'
import { copy } from './copy.ts'

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
    <FormDialog
      title={account ? copy.serviceAccountDialog.editTitle(account.name) : copy.serviceAccountDialog.newTitle}
      action={account ? copy.serviceAccountDialog.save : copy.serviceAccountDialog.create}
      isPending={create.isPending || update.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        control={control}
        name="name"
        label={copy.serviceAccountDialog.name}
        rules={{
          ...required(copy.serviceAccountDialog.nameRequired),
          maxLength: { value: 60, message: copy.serviceAccountDialog.nameTooLong },
        }}
        hint={copy.serviceAccountDialog.nameHint}
      />
      <Controller
        control={control}
        name="role"
        render={({ field }) => (
          <Field label={copy.serviceAccountDialog.role}>
            <RadioGroup value={field.value} onChange={(_, { value }) => field.onChange(value)}>
              {[Roles.assistant, Roles.admin].map((role) => (
                <Radio
                  key={role}
                  value={role}
                  label={copy.serviceAccountDialog.choice(serviceAccountRoleLabels[role], role)}
                />
              ))}
            </RadioGroup>
          </Field>
        )}
      />
      <Controller
        control={control}
        name="scopes"
        rules={{ validate: (scopes) => scopes.length > 0 || copy.serviceAccountDialog.scopesRequired }}
        render={({ field, fieldState }) => (
          <ScopeTable
            label={copy.serviceAccountDialog.scopes}
            choice={serviceChoice}
            value={field.value}
            onChange={field.onChange}
            problem={fieldState.error?.message}
            firstRef={field.ref}
          />
        )}
      />
    </FormDialog>
  )
}
