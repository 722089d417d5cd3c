import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { User } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { userProfileAtom } from 'remote-kit/session'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { showProblem } from '#parts/forms/form-problem.ts'
import { required } from '#parts/forms/form-rules.ts'
import { TextField } from '#parts/forms/TextField.tsx'
import { ImageCropDialog } from './ImageCropDialog.tsx'
import { ImageField } from './ImageField.tsx'
import { type ImageChange, useUpdateAccount } from './profile.api.ts'

/** The account's name, brokerage and picture: for its owner. */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const user = useAtomValue(userProfileAtom)
  return user && <AccountForm account={user.account} onClose={onClose} />
}

function AccountForm({ account, onClose }: { account: User['account']; onClose: () => void }) {
  const update = useUpdateAccount(account.id)
  const [image, setImage] = useState<ImageChange>()
  const [chosen, setChosen] = useState<File | null>(null)
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { name: account.name, brokerage: account.brokerage },
  })
  const { errors } = formState
  const save = handleSubmit((values) =>
    update.mutate(
      { ...values, image },
      { onSuccess: onClose, onError: (error) => showProblem(error, ['name', 'brokerage'], setError) },
    ),
  )
  return (
    <>
      <ModalSurface
        open
        title="Account"
        onClose={onClose}
        onSubmit={(event) => void save(event)}
        actions={
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" appearance="primary" disabled={update.isPending}>
              {update.isPending ? 'Saving…' : 'Save'}
            </Button>
          </>
        }
      >
        <ImageField
          name={account.name}
          current={account.image}
          change={image}
          onChoose={setChosen}
          onRemove={() => setImage(null)}
        />
        <TextField
          label="Name of the account"
          field={register('name', required('Give the account a name'))}
          error={errors.name?.message}
          defaultValue={account.name}
          autoComplete="organization"
        />
        <TextField
          label="Brokerage"
          optional
          field={register('brokerage')}
          error={errors.brokerage?.message}
          defaultValue={account.brokerage}
        />
        <Hint>
          Dates are read in {account.time_zone.replaceAll('_', ' ')}, amounts are in {account.currency}.
        </Hint>
      </ModalSurface>
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
