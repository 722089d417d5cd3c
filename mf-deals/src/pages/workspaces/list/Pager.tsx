import { Button } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { DealPage } from 'openapi'
import { useSearchParams } from 'remote-kit/use-search-params'
import { formatCount } from 'ui-kit/format'
import { copy } from './copy.ts'
import { readPage, withParam } from './list-state.ts'
import { usePagerStyles } from './Pager.styles.ts'

/** "16–30 of 34", with buttons for the previous and next page. The page is in the URL. */
export function Pager({ page: { page_size: size, results, next_cursor, ...found } }: { page: DealPage }) {
  const styles = usePagerStyles()
  const [, setParams] = useSearchParams()
  const page = found.page ?? 1
  const first = (page - 1) * size + 1
  const last = first + results.length - 1
  const count = formatCount(found.count, found.count_is_capped)
  const lastPage = found.count === null || found.count_is_capped ? Infinity : Math.max(1, Math.ceil(found.count / size))
  const isLast = lastPage === Infinity ? next_cursor === null : page >= lastPage
  // From the page that was asked for last: a click may come before the page of the one before it.
  const step = (by: 1 | -1) =>
    setParams((current) => {
      const next = Math.min(Math.max(1, readPage(current) + by), lastPage)
      return withParam(current, 'page', next === 1 ? '' : String(next))
    })
  return (
    <nav className={styles.pager} aria-label={copy.pager.label}>
      <span className={styles.words} aria-live="polite">
        {last < first ? copy.pager.nothing(count) : copy.pager.shown(first, last, count)}
      </span>
      <Button
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        aria-label={copy.pager.previous}
        disabledFocusable={page === 1}
        onClick={() => step(-1)}
      />
      <Button
        appearance="subtle"
        icon={<ChevronRightRegular />}
        aria-label={copy.pager.next}
        disabledFocusable={isLast}
        onClick={() => step(1)}
      />
    </nav>
  )
}
