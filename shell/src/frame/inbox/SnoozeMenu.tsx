import { Menu, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components'
import { useState } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatInstant } from 'ui-kit/days'
import { copy } from './copy.ts'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import { snoozeTimes } from './snooze-times.ts'

export interface SnoozeMenuProps {
  /** The element it opens at. */
  target: HTMLElement
  subject: string
  /** Called with an instant (ISO 8601). */
  onChoose: (until: string) => void
  onClose: () => void
}

/** An open menu with times to snooze until. */
export function SnoozeMenu({ target, subject, onChoose, onClose }: SnoozeMenuProps) {
  const timeZone = useTimeZone()
  const [times] = useState(() => snoozeTimes(new Date(), timeZone))
  const [isChoosing, setChoosing] = useState(false)
  const choose = (until: string) => {
    onChoose(until)
    onClose()
  }
  if (isChoosing) return <SnoozeDialog onChoose={choose} onClose={onClose} />
  return (
    <Menu
      open
      positioning={{ target, position: 'below', align: 'end' }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <MenuPopover>
        <MenuList aria-label={copy.snooze.menu(subject)}>
          {times.map(({ label, until }) => (
            <MenuItem key={until} secondaryContent={formatInstant(until, timeZone)} onClick={() => choose(until)}>
              {label}
            </MenuItem>
          ))}
          <MenuItem persistOnClick onClick={() => setChoosing(true)}>
            {copy.snooze.choose}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
