import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { User } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { TextField } from 'remote-kit/forms/TextField'
import { userProfileAtom } from 'remote-kit/session'
import { Hint } from 'ui-kit/Hint'
import { formatTimeZone } from 'ui-kit/time-of-day'
import { required } from '#parts/forms/form-rules.ts'
import { copy } from './copy.ts'
import { ImageCropDialog } from './ImageCropDialog.tsx'
import { ImageField } from './ImageField.tsx'
import { type ImageChange, useUpdateAccount } from './profile.api.ts'
import { RetentionDialog } from './RetentionDialog.tsx'

/** Edits the account's name, brokerage and image. For the account's owner. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const user = useAtomValue(userProfileAtom)
  return user && <AccountForm account={user.account} onClose={onClose} />
}

function AccountForm({ account, onClose }: { account: User['account']; onClose: () => void }) {
  const update = useUpdateAccount(account.id)
  const [image, setImage] = useState<ImageChange>()
  const [chosen, setChosen] = useState<File | null>(null)
  const [isRetention, setIsRetention] = useState(false)
  const { control, handleSubmit, setError } = useForm({
    defaultValues: { name: account.name, brokerage: account.brokerage },
  })
  const save = handleSubmit((values) =>
    update.mutate(
      { ...values, image },
      { onSuccess: onClose, onError: (error) => showRefusal(error, ['name', 'brokerage'], setError) },
    ),
  )
  if (isRetention) return <RetentionDialog account={account.id} onClose={onClose} />
  return (
    <>
      <FormDialog
        title={copy.accountDialog.title}
        action={update.isPending ? copy.form.saving : copy.form.save}
        isPending={update.isPending}
        onSubmit={save}
        onClose={onClose}
      >
        <ImageField
          name={account.name}
          current={account.image}
          change={image}
          onChoose={setChosen}
          onRemove={() => setImage(null)}
        />
        <TextField
          control={control}
          name="name"
          label={copy.accountDialog.name}
          rules={required(copy.accountDialog.nameMissing)}
          autoComplete="organization"
        />
        <TextField control={control} name="brokerage" label={copy.accountDialog.brokerage} />
        <Hint>{copy.accountDialog.units(formatTimeZone(account.time_zone), account.currency)}</Hint>
        <div>
          <Button size="small" onClick={() => setIsRetention(true)}>
            {copy.accountDialog.retention}
          </Button>
        </div>
      </FormDialog>
      {chosen && (
        <ImageCropDialog
          file={chosen}
          onClose={() => setChosen(null)}
          onCut={(cut) => {
            setImage(cut)
            setChosen(null)
          }}
        />
      )}
    </>
  )
}
