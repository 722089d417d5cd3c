import { MenuItem } from '@fluentui/react-components'
import type { PlanEnrollment } from 'openapi'
import { ActionsMenu } from 'ui-kit/ActionsMenu'
import { copy } from './copy.ts'
import { useSetEnrollment } from './plans.api.ts'

/** Pauses, resumes or stops a plan for a contact; nothing once it's over. */
export function EnrollmentMenu({ one, name }: { one: PlanEnrollment; name: string }) {
  const set = useSetEnrollment()
  const { id, state } = one
  if (state !== 'active' && state !== 'paused') return null
  const isPaused = state === 'paused'
  return (
    <ActionsMenu label={copy.contact.actions(name)}>
      <MenuItem onClick={() => set.mutate({ id, state: isPaused ? 'active' : 'paused' })}>
        {isPaused ? copy.contact.resume : copy.contact.pause}
      </MenuItem>
      <MenuItem onClick={() => set.mutate({ id, state: 'stopped' })}>{copy.contact.stop}</MenuItem>
    </ActionsMenu>
  )
}
