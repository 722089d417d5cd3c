import type { SmartList } from 'openapi'
import { contactStatusLabels, contactTemperatureLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { contactName } from '#parts/contacts/contacts.api.ts'
import { copy } from './copy.ts'
import { usePinnedContacts, usePinnedLists } from './home.api.ts'
import { useHomeRowStyles } from './HomeRow.styles.ts'
import { SeeAll } from './SeeAll.tsx'
import { listLink } from './home-links.ts'

/** The smart lists that the viewer has pinned, each with its first contacts. Nothing without one. */
export function PinnedLists() {
  const { data } = usePinnedLists()
  return data?.results.map((list) => <PinnedList key={list.id} list={list} />)
}

function PinnedList({ list }: { list: SmartList }) {
  const styles = useHomeRowStyles()
  const { data, isError } = usePinnedContacts(list)
  const to = listLink(list)
  const contacts = data?.results ?? []
  return (
    <Panel
      title={list.name}
      actions={<SeeAll count={list.count} shown={contacts.length} to={to} what={copy.pinnedLists.what(list.name)} />}
    >
      {isError && <Hint>{copy.pinnedLists.failed}</Hint>}
      {data && contacts.length === 0 && <Hint>{copy.pinnedLists.nothing}</Hint>}
      <ul className={styles.list}>
        {contacts.map((contact) => (
          <li key={contact.id} className={styles.item}>
            <Link className={styles.row} to={`${to}&contact=${contact.id}`}>
              <span className={styles.name}>{contactName(contact)}</span>
              <span className={styles.meta}>
                {`${contactStatusLabels[contact.status]} · ${contactTemperatureLabels[contact.temperature]}`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
