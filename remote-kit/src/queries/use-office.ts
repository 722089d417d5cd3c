import { useAtomValue } from 'jotai'
import type { AccountCalendar } from 'openapi'
import { useMemo } from 'react'
// By their public names: the shell provides these modules.
import { useApi } from 'remote-kit/context'
import { userProfileAtom } from 'remote-kit/session'

/** The account's calendar: hours, business days and holidays. Undefined while it loads, or if that fails. */
export function useOffice(): AccountCalendar | undefined {
  const id = useAtomValue(userProfileAtom)?.account.id ?? ''
  const init = { params: { path: { id } } }
  const options = { enabled: id !== '', staleTime: 300_000, meta: { silent: true } }
  return useApi().useQuery('get', '/account/{id}/calendar/', init, options).data
}

/** The names of the office's holidays by day. Empty until they have loaded. */
export function useHolidays(): ReadonlyMap<string, string> {
  const holidays = useOffice()?.holidays
  return useMemo(() => new Map(holidays?.map(({ date, name }) => [date, name])), [holidays])
}
