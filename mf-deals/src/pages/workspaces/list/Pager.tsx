import { Button } from '@fluentui/react-components'
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left'
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right'
import type { DealPage } from 'openapi'
import { formatCount } from 'ui-kit/format'
import { copy } from './copy.ts'
import { usePagerStyles } from './Pager.styles.ts'

/** "16–30 of 34", with buttons for the previous and next page. */
export function Pager({ page: data, onPage }: { page: DealPage; onPage: (page: number) => void }) {
  const styles = usePagerStyles()
  const page = data.page ?? 1
  const first = (page - 1) * data.page_size + 1
  const last = first + data.results.length - 1
  const isLast = data.count === null || data.count_is_capped ? data.next_cursor === null : last >= data.count
  return (
    <nav className={styles.pager} aria-label={copy.pager.label}>
      <span className={styles.words} aria-live="polite">
        {last < first
          ? copy.pager.nothing(formatCount(data.count, data.count_is_capped))
          : copy.pager.shown(first, last, formatCount(data.count, data.count_is_capped))}
      </span>
      <Button
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        aria-label={copy.pager.previous}
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <Button
        appearance="subtle"
        icon={<ChevronRightRegular />}
        aria-label={copy.pager.next}
        disabled={isLast}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
