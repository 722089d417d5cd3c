import { useAtomValue } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { SidePanel } from 'ui-kit/SidePanel'
import { copy } from './copy.ts'
import { SessionList } from './SessionList.tsx'
import { TokenList } from './TokenList.tsx'
import { TwoStepSection } from './TwoStepSection.tsx'

/** Lists signed-in devices and, for people of the brokerage, their access tokens. */
export function SecurityPanel({ onClose }: { onClose: () => void }) {
  const user = useAtomValue(userProfileAtom)
  return (
    <SidePanel
      open
      title={copy.securityPanel.title}
      meta={user && copy.securityPanel.email(user.email)}
      onClose={onClose}
    >
      <TwoStepSection />
      <SessionList />
      {user && !user.is_client && <TokenList />}
    </SidePanel>
  )
}
