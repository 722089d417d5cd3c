/** Calls about the feeds that calendar programs read. */
import { useQueryClient } from '@tanstack/react-query'
import { useApi, useNotify } from 'remote-kit/context'

const ALL = { params: { query: { page_size: 100 } } }

/** The user's feeds, newest first. */
export function useCalendarFeeds() {
  return useApi().useQuery('get', '/calendar/feeds/', ALL, { meta: { silent: true } })
}

function useRefreshFeeds() {
  const { queryKey } = useApi().queryOptions('get', '/calendar/feeds/', ALL)
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey })
}

/** Makes a feed. Its address is in the answer and nowhere else. The form shows a refusal itself. */
export function useCreateCalendarFeed() {
  return useApi().useMutation('post', '/calendar/feeds/', { meta: { silent: true }, onSuccess: useRefreshFeeds() })
}

/** Ends a feed: its address opens nothing from now on. */
export function useRevokeCalendarFeed() {
  const notify = useNotify()
  return useApi().useMutation('delete', '/calendar/feeds/{id}/', {
    onSuccess: () => notify.success('The address opens nothing any more.'),
    onSettled: useRefreshFeeds(),
  })
}
