import { mergeClasses } from '@fluentui/react-components'
import type { ContactPage } from 'openapi'
import { contactSourceLabels, contactTemperatureLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { useTimeZone } from 'remote-kit/use-time-zone'
import { formatAgo } from 'ui-kit/days'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { contactName } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'
import { useHomeRowStyles } from './HomeRow.styles.ts'
import { SeeAll } from './SeeAll.tsx'

/** The latest leads that no one has contacted yet. */
export function NewLeadsPanel({ list, to }: { list: ContactPage; to: string }) {
  const styles = useHomeRowStyles()
  const timeZone = useTimeZone()
  return (
    <Panel
      title={copy.newLeadsPanel.title}
      actions={<SeeAll count={list.count} shown={list.results.length} to={to} what={copy.newLeadsPanel.what} />}
    >
      {list.results.length === 0 && <Hint>{copy.newLeadsPanel.nothing}</Hint>}
      <ul className={styles.list}>
        {list.results.map((lead) => (
          <li key={lead.id} className={styles.item}>
            <Link className={styles.row} to={`${to}&contact=${lead.id}`}>
              <span className={styles.name}>{contactName(lead)}</span>
              <span className={styles.meta}>
                {`${contactSourceLabels[lead.source]} · ${contactTemperatureLabels[lead.temperature]}`}
              </span>
              <span className={mergeClasses(styles.end, styles.quiet)}>{formatAgo(lead.created_at, timeZone)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
