import { Button } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { useAtomValue } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { useKeyboardPart } from '#frame/keyboard/keyboard.atoms.ts'
import { useOpenPart } from '#frame/navigation/use-open-part.ts'
import { ProfileMenu } from '#frame/profile/ProfileMenu.tsx'
import { copy } from './copy.ts'
import { InboxButton } from './InboxButton.tsx'
import { useTopBarStyles } from './TopBar.styles.ts'

const WORKSPACES = '/agent/workspaces'

export interface TopBarProps {
  /** Called when the user is about to open a page, to preload it. */
  onApproach: (path: string) => void
}

/** Search, create, the inbox and the profile menu. */
export function TopBar({ onApproach }: TopBarProps) {
  const styles = useTopBarStyles()
  const open = useKeyboardPart()
  const openPart = useOpenPart()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const approach = () => onApproach(WORKSPACES)

  return (
    <header className={styles.bar}>
      <button type="button" className={styles.search} data-tour="search" onClick={() => open('palette')}>
        <SearchRegular fontSize={16} aria-hidden />
        <span className={styles.searchText}>{copy.topBar.search}</span>
        <kbd className={styles.key}>{copy.topBar.searchKey}</kbd>
      </button>
      <div className={styles.end}>
        <Button
          appearance="primary"
          icon={<AddRegular />}
          aria-label={isPhone ? copy.topBar.newDeal : undefined}
          data-tour="new-deal"
          onMouseEnter={approach}
          onFocus={approach}
          onClick={() => openPart(`${WORKSPACES}?create=deal`)}
        >
          {isPhone ? null : copy.topBar.newDeal}
        </Button>
        <InboxButton />
        <ProfileMenu side="agent" />
      </div>
    </header>
  )
}
