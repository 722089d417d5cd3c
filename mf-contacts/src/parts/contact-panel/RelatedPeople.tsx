import { relationshipKindLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { Hint } from 'ui-kit/Hint'
import { useRelationships } from '#parts/contact-page/relationships/relationships.api.ts'
import { useContactAddress } from '#parts/contact-search/contact-search.ts'
import { useContactDealsStyles } from './ContactDeals.styles.ts'
import { copy } from './copy.ts'

/** The most that are shown. The contact's page has them all. */
const SHOWN = 5

/** Who the contact is related to, in short. */
export function RelatedPeople({ contact }: { contact: string }) {
  const styles = useContactDealsStyles()
  const addressOf = useContactAddress()
  const { data, isError } = useRelationships(contact)
  const people = data?.results ?? []
  const others = people.length - SHOWN
  return (
    <>
      {isError && <Hint>{copy.relatedPeople.failed}</Hint>}
      {data && people.length === 0 && <Hint>{copy.relatedPeople.empty}</Hint>}
      <ul className={styles.list}>
        {people.slice(0, SHOWN).map(({ id, kind, contact: { id: other, name } }) => (
          <li key={id}>
            <Link to={addressOf(other)} className={styles.deal}>
              <span className={styles.name}>{name || copy.relatedPeople.nameless}</span>
              <span>{relationshipKindLabels[kind]}</span>
            </Link>
          </li>
        ))}
      </ul>
      {others > 0 && <Hint>{copy.relatedPeople.more(others)}</Hint>}
    </>
  )
}
