import { mergeClasses } from '@fluentui/react-components'
import type { DealPage } from 'openapi'
import { Link } from 'react-router'
import { formatDay } from 'ui-kit/days'
import { formatMoneyShort } from 'ui-kit/format'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { useToday } from 'remote-kit/use-today'
import { WhyDate } from '#parts/date-explanations/WhyDate.tsx'
import { RiskMark } from '#parts/deals/RiskMark.tsx'
import { copy } from './copy.ts'
import { useHomeRowStyles } from './HomeRow.styles.ts'
import { SeeAll } from './SeeAll.tsx'

/** The deals that close within 14 days, soonest first. */
export function ClosingSoonPanel({ list, to }: { list: DealPage; to: string }) {
  const styles = useHomeRowStyles()
  const now = useToday()
  return (
    <Panel
      title={copy.closingSoonPanel.title}
      actions={<SeeAll count={list.count} shown={list.results.length} to={to} what={copy.closingSoonPanel.what} />}
    >
      {list.results.length === 0 && <Hint>{copy.closingSoonPanel.nothing}</Hint>}
      <ul className={styles.list}>
        {list.results.map(({ id, name, client_names, price, dates, progress, risk }) => (
          <li key={id} className={mergeClasses(styles.item, styles.beside)}>
            <Link className={styles.row} to={`/agent/deal/${id}`}>
              <span className={styles.name}>{name}</span>
              <span className={styles.meta}>
                {[
                  client_names.join(', '),
                  price && formatMoneyShort(price),
                  copy.closingSoonPanel.progress(progress.done, progress.total),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.end}>
                <RiskMark risk={risk} />
              </span>
            </Link>
            {dates.closing && (
              <span className={styles.day}>
                <WhyDate deal={id} of="closing" title={copy.closingSoonPanel.closingOf(name)}>
                  {formatDay(dates.closing, now)}
                </WhyDate>
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
