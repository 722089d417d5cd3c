import { Button } from '@fluentui/react-components'
import type { AccountLink, PasswordSet } from 'openapi'
import { useForm } from 'react-hook-form'
import { showRefusal } from 'remote-kit/forms/refusals'
import { Link, useNavigate } from 'react-router'
import { useNotify } from 'remote-kit/context'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { homeOf } from '#parts/guards/access.ts'
import { NewPasswordFields } from '#parts/passwords/NewPasswordFields.tsx'
import { type LinkAddress, useSetPassword } from './account-link.api.ts'
import { copy } from './copy.ts'

export interface SetPasswordFormProps {
  link: AccountLink
  address: LinkAddress
}

/** Sets the password, then navigates: into the product, to the shared deal, or after a reset to the login page. */
export function SetPasswordForm({ link, address }: SetPasswordFormProps) {
  const styles = useFormStyles()
  const { below, link: linkStyle } = useAuthLinkStyles()
  const navigate = useNavigate()
  const notify = useNotify()
  const setPassword = useSetPassword(address)
  const form = useForm<PasswordSet>({ defaultValues: { new_password1: '', new_password2: '' } })
  const { purpose, email, deal, is_client: isClient } = link

  const save = form.handleSubmit((values) =>
    setPassword.mutate(values, {
      onSuccess: (user) => {
        if (user) return void navigate(deal ? `/client/deal/${deal}` : homeOf(user), { replace: true })
        notify.success(copy.setPasswordForm.done)
        void navigate(isClient ? '/client/login' : '/agent/login', { replace: true, state: { username: email } })
      },
      onError: (error) => showRefusal(error, ['new_password1', 'new_password2'], form.setError),
    }),
  )

  return (
    <>
      <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
        {/* Password managers store the new password under this name. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields form={form} owner={link} size="large" />
        <Button type="submit" appearance="primary" size="large" disabledFocusable={setPassword.isPending}>
          {setPassword.isPending ? copy.setPasswordForm.pending : copy.setPasswordForm.submit[purpose]}
        </Button>
      </form>
      {purpose === 'invitation' && (
        <p className={below}>
          {copy.setPasswordForm.notForYou}{' '}
          <Link to={`/decline_invitation/${address.uid}/${address.token}`} className={linkStyle}>
            {copy.setPasswordForm.decline}
          </Link>
        </p>
      )}
    </>
  )
}
