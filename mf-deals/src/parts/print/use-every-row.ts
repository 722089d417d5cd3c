import { useEffect } from 'react'

/** Pages of a list in the query cache. */
interface Pages<T> {
  data: { pages: { results: T[] }[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** All rows of a list, because paper has no "load more". */
export function useEveryRow<T>({ data, hasNextPage, isFetchingNextPage, fetchNextPage }: Pages<T>, isAsked = true) {
  useEffect(() => {
    if (isAsked && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isAsked, hasNextPage, isFetchingNextPage, fetchNextPage])
  const rows = data?.pages.flatMap(({ results }) => results) ?? []
  return { rows, isWhole: data !== undefined && !hasNextPage }
}
