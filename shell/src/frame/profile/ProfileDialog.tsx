import { Button } from '@fluentui/react-components'
import { useAtomValue } from 'jotai'
import type { User } from 'openapi'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { FormDialog } from 'remote-kit/forms/FormDialog'
import { showRefusal } from 'remote-kit/forms/refusals'
import { userProfileAtom } from 'remote-kit/session'
import { formatPersonName } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { copy } from './copy.ts'
import { ImageCropDialog } from './ImageCropDialog.tsx'
import { ImageField } from './ImageField.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { type ImageChange, useUpdateProfile } from './profile.api.ts'
import { ProfileFields, type ProfileValues } from './ProfileFields.tsx'

const fields = ['first_name', 'last_name', 'phone_number'] as const
/** The API prefixes these fields with the person that they belong to. */
const fieldOf = (field: string) => field.replace(/^person\./, '')

/** Edits the user's own name, phone number and image, and links to the password dialog. */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const user = useAtomValue(userProfileAtom)
  return user && <ProfileForm user={user} onClose={onClose} />
}

function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const styles = useFormStyles()
  const update = useUpdateProfile(user.id)
  const [image, setImage] = useState<ImageChange>()
  const [step, setStep] = useState<'password' | File | null>(null)
  const { first_name, last_name, phone_number } = user.person
  const form = useForm<ProfileValues>({
    defaultValues: { first_name, last_name, phone_number: phone_number ?? '' },
  })

  const save = form.handleSubmit(({ phone_number, ...names }) =>
    update.mutate(
      { person: { ...names, phone_number: phone_number || null }, image },
      {
        onSuccess: onClose,
        onError: (error) => showRefusal(error, fields, form.setError, fieldOf),
      },
    ),
  )
  return (
    <>
      <FormDialog
        title={copy.profileDialog.title}
        action={update.isPending ? copy.form.saving : copy.form.save}
        isPending={update.isPending}
        onSubmit={save}
        onClose={onClose}
      >
        <ImageField
          name={formatPersonName(user.person)}
          current={user.person.image}
          change={image}
          onChoose={setStep}
          onRemove={() => setImage(null)}
        />
        <ProfileFields form={form} user={user} />
        <div className={styles.actions}>
          <Button onClick={() => setStep('password')}>{copy.profileDialog.password}</Button>
          <Hint>{copy.profileDialog.email(user.email)}</Hint>
        </div>
      </FormDialog>
      {step === 'password' && <PasswordDialog user={user} onClose={() => setStep(null)} />}
      {step instanceof File && (
        <ImageCropDialog
          file={step}
          onClose={() => setStep(null)}
          onCut={(cut) => {
            setImage(cut)
            setStep(null)
          }}
        />
      )}
    </>
  )
}
