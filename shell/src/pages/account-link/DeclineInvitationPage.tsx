import { Button } from '@fluentui/react-components'
import type { AccountLink } from 'openapi'
import { Link, useNavigate, useParams } from 'react-router'
import { ApiError } from 'remote-kit/api-client'
import { ErrorState } from 'ui-kit/ErrorState'
import { PageSpinner } from 'ui-kit/PageSpinner'
import { useAuthLinkStyles } from '#frame/public/auth-link.styles.ts'
import { AuthFrame } from '#frame/public/AuthFrame.tsx'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { useAccountLink, useDeclineInvitation } from './account-link.api.ts'
import { LinkWaysOut } from './LinkWaysOut.tsx'
import { copy } from './copy.ts'

/** `/decline_invitation/{uid}/{token}`: asks before it declines the invitation. */
export function DeclineInvitationPage() {
  const { uid = '', token = '' } = useParams()
  const address = { uid, token }
  const { data: link, error, refetch } = useAccountLink(address)
  const decline = useDeclineInvitation(address)

  if (decline.isSuccess) return <Declined />
  if (link?.purpose === 'invitation') {
    return (
      <Question
        link={link}
        isPending={decline.isPending}
        onDecline={() => decline.mutate()}
        acceptPath={`/set_password/${uid}/${token}`}
      />
    )
  }
  if (link || (error instanceof ApiError && error.status === 404)) return <NothingToDecline />
  return (
    <AuthFrame title={copy.declineInvitationPage.title} statement={copy.declineInvitationPage.statement}>
      {error ? (
        <ErrorState title={copy.declineInvitationPage.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSpinner />
      )}
    </AuthFrame>
  )
}

interface QuestionProps {
  link: AccountLink
  isPending: boolean
  onDecline: () => void
  acceptPath: string
}

function Question({ link, isPending, onDecline, acceptPath }: QuestionProps) {
  const styles = useFormStyles()
  const navigate = useNavigate()
  return (
    <AuthFrame
      title={copy.question.title}
      lead={copy.question.lead(link)}
      statement={copy.question.statement}
      focusTitle
    >
      <div className={styles.actions}>
        <Button appearance="primary" size="large" disabledFocusable={isPending} onClick={onDecline}>
          {isPending ? copy.question.pending : copy.question.submit}
        </Button>
        <Button size="large" onClick={() => void navigate(acceptPath)}>
          {copy.question.accept}
        </Button>
      </div>
    </AuthFrame>
  )
}

function Declined() {
  const styles = useAuthLinkStyles()
  return (
    <AuthFrame title={copy.declined.title} lead={copy.declined.lead} statement={copy.declined.statement} focusTitle>
      <p className={styles.below}>
        <Link to="/" className={styles.link}>
          {copy.declined.home}
        </Link>
      </p>
    </AuthFrame>
  )
}

function NothingToDecline() {
  return (
    <AuthFrame
      title={copy.nothingToDecline.title}
      lead={copy.nothingToDecline.lead}
      statement={copy.nothingToDecline.statement}
      focusTitle
    >
      <LinkWaysOut />
    </AuthFrame>
  )
}
