import { Button } from '@fluentui/react-components'
import { ArrowDownloadRegular } from '@fluentui/react-icons/svg/arrow-download'
import { useAtomValue } from 'jotai'
import type { User } from 'openapi'
import { personalDataAddress } from 'remote-kit/export-address'
import { userProfileAtom } from 'remote-kit/session'
import { formatFullDay } from 'ui-kit/days'
import { Hint } from 'ui-kit/Hint'
import { ModalSurface } from 'ui-kit/ModalSurface'
import { useFormStyles } from '#parts/forms/form.styles.ts'
import { ownsAccount } from '#parts/teams/team-rights.ts'
import { useAskForErasure } from './profile.api.ts'

/** Gives out what is kept about the user, and asks the brokerage to erase it. */
export function YourDataDialog({ onClose }: { onClose: () => void }) {
  const user = useAtomValue(userProfileAtom)
  return user && <YourData user={user} onClose={onClose} />
}

function YourData({ user, onClose }: { user: User; onClose: () => void }) {
  const styles = useFormStyles()
  const request = useAskForErasure(user.id)
  return (
    <ModalSurface
      open
      title="Your data"
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Hint>
        A file with what {user.account.name} keeps about you:{' '}
        {user.is_client
          ? 'your profile, what you told them, the deals shared with you and what you did here.'
          : 'your profile, your settings, where you are named and what you did.'}
      </Hint>
      <div className={styles.actions}>
        <Button
          as="a"
          href={personalDataAddress('/user/{id}/personal_data/', user.id)}
          download=""
          icon={<ArrowDownloadRegular />}
        >
          Download your data
        </Button>
      </div>
      {ownsAccount(user) ? (
        <Hint>You own the account. To have your data erased, first make somebody else its owner and leave.</Hint>
      ) : (
        <Erasure user={user} request={request} />
      )}
    </ModalSurface>
  )
}

function Erasure({ user, request }: { user: User; request: ReturnType<typeof useAskForErasure> }) {
  const styles = useFormStyles()
  if (request.data)
    return (
      <p role="status">
        {user.account.name} knows that you ask to be erased, and has until {formatFullDay(request.data.due_date)} to do
        it.
      </p>
    )
  return (
    <>
      <Hint>
        You can ask {user.account.name} to erase your data. Deals stay on their books, without your name. You can no
        longer sign in afterwards.
      </Hint>
      <div className={styles.actions}>
        <Button disabledFocusable={request.isPending} onClick={() => request.mutate()}>
          Ask to erase your data
        </Button>
      </div>
    </>
  )
}
