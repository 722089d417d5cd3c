import { PersonProhibitedRegular } from '@fluentui/react-icons/svg/person-prohibited'
import { ApiError } from 'remote-kit/api-client'
import { EmptyState } from 'ui-kit/EmptyState'
import { copy } from './copy.ts'

/** Whether the viewer can't see a contact: there is none, or not for them. */
export const isNotThere = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** In place of a contact whom the viewer just saw: someone else claimed or got them, or they were deleted. */
export function GoneContact() {
  return (
    <EmptyState icon={<PersonProhibitedRegular />} title={copy.goneTitle}>
      {copy.gone}
    </EmptyState>
  )
}
