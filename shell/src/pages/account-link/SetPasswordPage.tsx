import { useParams } from 'react-router'
import { ApiError } from 'remote-kit/api-client'
import { ErrorState } from 'ui-kit/ErrorState'
import { PageSpinner } from 'ui-kit/PageSpinner'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { useAccountLink } from './account-link.api.ts'
import { DeadLink } from './DeadLink.tsx'
import { SetPasswordForm } from './SetPasswordForm.tsx'
import { copy } from './copy.ts'

/** `/set_password/{uid}/{token}`: shows who the link is for and what it opens, and sets the password. */
export function SetPasswordPage() {
  const { uid = '', token = '' } = useParams()
  const address = { uid, token }
  const { data: link, error, refetch } = useAccountLink(address)

  if (link) {
    return (
      <AuthFrame {...copy.setPasswordPage[link.purpose](link)} focusTitle>
        <SetPasswordForm link={link} address={address} />
      </AuthFrame>
    )
  }
  if (error instanceof ApiError && error.status === 404) return <DeadLink />
  return (
    <AuthFrame title={copy.setPasswordPage.title} statement={copy.setPasswordPage.statement}>
      {error ? (
        <ErrorState
          title={copy.setPasswordPage.failed}
          safe={copy.setPasswordPage.safe}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <PageSpinner />
      )}
    </AuthFrame>
  )
}
