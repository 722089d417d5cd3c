import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal'
import type { PlanEnrollment } from 'openapi'
import { copy } from './copy.ts'
import { useSetEnrollment } from './plans.api.ts'

/** Pauses, resumes or stops a plan for a contact; nothing once it's over. */
export function EnrollmentMenu({ one, name }: { one: PlanEnrollment; name: string }) {
  const set = useSetEnrollment()
  const { id, state } = one
  if (state !== 'active' && state !== 'paused') return null
  const isPaused = state === 'paused'
  return (
    <Menu positioning="below-end">
      <MenuTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="subtle"
          icon={<MoreHorizontalRegular />}
          aria-label={copy.contact.actions(name)}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem onClick={() => set.mutate({ id, state: isPaused ? 'active' : 'paused' })}>
            {isPaused ? copy.contact.resume : copy.contact.pause}
          </MenuItem>
          <MenuItem onClick={() => set.mutate({ id, state: 'stopped' })}>{copy.contact.stop}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
