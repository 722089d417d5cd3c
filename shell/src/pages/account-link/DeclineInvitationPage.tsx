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
import { offerOf } from './link-copy.ts'

const STATEMENT = 'You decide whom you work with.'

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
    <AuthFrame title="Your invitation" statement={STATEMENT}>
      {error ? (
        <ErrorState title="The invitation could not be looked up" error={error} onRetry={() => void refetch()} />
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
      title="Decline this invitation?"
      lead={`${link.invited_by ?? link.account_name} invites ${link.email} to work as ${offerOf(link)}. If you decline, the link works no longer and they see that you said no.`}
      statement={STATEMENT}
      focusTitle
    >
      <div className={styles.actions}>
        <Button appearance="primary" size="large" disabled={isPending} onClick={onDecline}>
          {isPending ? 'Declining…' : 'Decline'}
        </Button>
        <Button size="large" onClick={() => void navigate(acceptPath)}>
          Accept instead
        </Button>
      </div>
    </AuthFrame>
  )
}

function Declined() {
  const styles = useAuthLinkStyles()
  return (
    <AuthFrame
      title="You declined"
      lead="They are told, and you will hear nothing more about it. Changed your mind? Ask them for a new invitation."
      statement={STATEMENT}
      focusTitle
    >
      <p className={styles.below}>
        <Link to="/" className={styles.link}>
          To the start page
        </Link>
      </p>
    </AuthFrame>
  )
}

function NothingToDecline() {
  return (
    <AuthFrame
      title="This invitation is no longer open"
      lead="It was accepted, declined or taken back. There is nothing left to decline, and you will hear nothing more about it."
      statement={STATEMENT}
      focusTitle
    >
      <LinkWaysOut />
    </AuthFrame>
  )
}
