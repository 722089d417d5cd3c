import { MenuItem } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons/svg/alert'
import { BuildingRegular } from '@fluentui/react-icons/svg/building'
import { DatabasePersonRegular } from '@fluentui/react-icons/svg/database-person'
import { KeyboardRegular } from '@fluentui/react-icons/svg/keyboard'
import { LightbulbRegular } from '@fluentui/react-icons/svg/lightbulb'
import { PersonEditRegular } from '@fluentui/react-icons/svg/person-edit'
import { PersonSupportRegular } from '@fluentui/react-icons/svg/person-support'
import { ReceiptRegular } from '@fluentui/react-icons/svg/receipt'
import { ShieldRegular } from '@fluentui/react-icons/svg/shield'
import { TaskListLtrRegular } from '@fluentui/react-icons/svg/task-list-ltr'
import { useAtomValue, useSetAtom } from 'jotai'
import { userProfileAtom } from 'remote-kit/session'
import { useKeyboardPart } from '#frame/keyboard/keyboard.atoms.ts'
import { useShowFirstSteps } from '#frame/tour/use-show-first-steps.ts'
import { tourAtom } from '#frame/tour/tour.atoms.ts'
import { ownsAccount } from '#parts/teams/team-rights.ts'
import { copy } from './copy.ts'
import type { ProfilePart } from './profile-parts.ts'

const ITEMS = [
  { part: 'profile', label: copy.profileItems.profile, Icon: PersonEditRegular },
  { part: 'notifications', label: copy.profileItems.notifications, Icon: AlertRegular },
  { part: 'security', label: copy.profileItems.security, Icon: ShieldRegular },
  { part: 'data', label: copy.profileItems.data, Icon: DatabasePersonRegular },
  { part: 'account', label: copy.profileItems.account, Icon: BuildingRegular },
  { part: 'billing', label: copy.profileItems.billing, Icon: ReceiptRegular },
  { part: 'support', label: copy.profileItems.support, Icon: PersonSupportRegular },
] as const

const OF_THE_OWNER: readonly ProfilePart[] = ['account', 'billing']
const OF_THE_BROKERAGE: readonly ProfilePart[] = ['notifications']

/**
 * The menu items. Account and billing are for the owner only; notifications, shortcuts, the tour and the first steps for
 * people of the brokerage.
 */
export function ProfileItems({ onOpen }: { onOpen: (part: ProfilePart) => void }) {
  const user = useAtomValue(userProfileAtom)
  const setTour = useSetAtom(tourAtom)
  const openKeyboardPart = useKeyboardPart()
  const showFirstSteps = useShowFirstSteps()
  const isOfBrokerage = Boolean(user && !user.is_client)
  const items = ITEMS.filter(
    ({ part }) =>
      (!OF_THE_OWNER.includes(part) || ownsAccount(user)) && (!OF_THE_BROKERAGE.includes(part) || isOfBrokerage),
  )
  return (
    <>
      {items.map(({ part, label, Icon }) => (
        <MenuItem key={part} icon={<Icon />} onClick={() => onOpen(part)}>
          {label}
        </MenuItem>
      ))}
      {isOfBrokerage && (
        <>
          <MenuItem icon={<KeyboardRegular />} onClick={() => openKeyboardPart('shortcuts')}>
            {copy.profileItems.shortcuts}
          </MenuItem>
          <MenuItem icon={<LightbulbRegular />} onClick={() => setTour('again')}>
            {copy.profileItems.tour}
          </MenuItem>
          <MenuItem icon={<TaskListLtrRegular />} onClick={showFirstSteps}>
            {copy.profileItems.firstSteps}
          </MenuItem>
        </>
      )}
    </>
  )
}
