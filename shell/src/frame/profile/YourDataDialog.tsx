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
import { copy } from './copy.ts'
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
      title={copy.yourDataDialog.title}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {copy.yourDataDialog.close}
        </Button>
      }
    >
      <Hint>
        {user.is_client
          ? copy.yourDataDialog.ofClient(user.account.name)
          : copy.yourDataDialog.ofAgent(user.account.name)}
      </Hint>
      <div className={styles.actions}>
        <Button
          as="a"
          href={personalDataAddress('/user/{id}/personal_data/', user.id)}
          download=""
          icon={<ArrowDownloadRegular />}
        >
          {copy.yourDataDialog.download}
        </Button>
      </div>
      {ownsAccount(user) ? <Hint>{copy.yourDataDialog.owner}</Hint> : <Erasure user={user} request={request} />}
    </ModalSurface>
  )
}

function Erasure({ user, request }: { user: User; request: ReturnType<typeof useAskForErasure> }) {
  const styles = useFormStyles()
  if (request.data)
    return <p role="status">{copy.yourDataDialog.asked(user.account.name, formatFullDay(request.data.due_date))}</p>
  return (
    <>
      <Hint>{copy.yourDataDialog.erasureHint(user.account.name)}</Hint>
      <div className={styles.actions}>
        <Button disabledFocusable={request.isPending} onClick={() => request.mutate()}>
          {copy.yourDataDialog.ask}
        </Button>
      </div>
    </>
  )
}
