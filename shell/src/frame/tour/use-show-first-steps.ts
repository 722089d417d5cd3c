import { useAtomValue } from 'jotai'
import { useNavigate } from 'react-router'
import { userProfileAtom } from 'remote-kit/session'
import { useRememberTour } from './tour.api.ts'

/** Brings the first steps back to the home screen, those that are done too. */
export function useShowFirstSteps(): () => void {
  const navigate = useNavigate()
  const { mutate } = useRememberTour(useAtomValue(userProfileAtom)?.id ?? '')
  return () => {
    mutate({ first_steps_hidden: false })
    void navigate('/agent?first_steps=all')
  }
}
