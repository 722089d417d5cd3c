import { useAtomValue } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { SidePanel } from 'ui-kit/SidePanel'
import { SessionList } from './SessionList.tsx'
import { TokenList } from './TokenList.tsx'

/** Lists signed-in devices and, for people of the brokerage, their access tokens. */
export function SecurityPanel({ onClose }: { onClose: () => void }) {
  const user = useAtomValue(userProfileAtom)
  return (
    <SidePanel open title="Security" meta={user && `You sign in as ${user.email}`} onClose={onClose}>
      <SessionList />
      {user && !user.is_client && <TokenList />}
    </SidePanel>
  )
}
