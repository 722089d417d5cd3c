import { Menu, MenuItem, MenuList, MenuPopover } from '@fluentui/react-components'
import { useState } from 'react'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { isOnOpener } from 'ui-kit/opener'
import { copy } from './copy.ts'
import { SnoozeDialog } from './SnoozeDialog.tsx'
import { snoozeTimes } from './snooze-times.ts'

export interface SnoozeMenuProps {
  /** The element it opens at. */
  target: HTMLElement
  subject: string
  /** Called with an instant (ISO 8601). */
  onChoose: (until: string) => void
  /** Called when it closes without a choice. */
  onClose: () => void
}

/** An open menu with times to snooze until. */
export function SnoozeMenu({ target, subject, onChoose, onClose }: SnoozeMenuProps) {
  const timeZone = useTimeZone()
  const [times] = useState(() => snoozeTimes(new Date(), timeZone))
  const [isChoosing, setChoosing] = useState(false)
  if (isChoosing) return <SnoozeDialog onChoose={onChoose} onClose={onClose} />
  return (
    <Menu
      open
      positioning={{ target, position: 'below', align: 'end' }}
      onOpenChange={(event, { open }) => {
        if (!open && !isOnOpener(target.closest('button'), event)) onClose()
      }}
    >
      <MenuPopover>
        <MenuList aria-label={copy.snooze.menu(subject)}>
          {times.map(({ label, time, until }) => (
            <MenuItem key={until} secondaryContent={time} onClick={() => onChoose(until)}>
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
