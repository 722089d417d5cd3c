import { Link } from 'react-router'
import { dealStatusChips } from 'ui-kit/code-labels'
import { Hint } from 'ui-kit/Hint'
import { Money } from 'ui-kit/Money'
import { StatusChip } from 'ui-kit/StatusChip'
import { useContactDeals } from '#parts/contacts/contacts.api.ts'
import { makeDealAddress } from '#parts/contacts/make-deal.ts'
import { LinkButton } from '#parts/link-button/LinkButton.tsx'
import { useContactDealsStyles } from './ContactDeals.styles.ts'
import { copy } from './copy.ts'

/** The deals that a contact is a party of, and a way to start one for them. */
export function ContactDeals({ contact }: { contact: string }) {
  const styles = useContactDealsStyles()
  const { data, isError } = useContactDeals(contact)
  const others = (data?.count ?? 0) - (data?.results.length ?? 0)
  return (
    <>
      {isError && <Hint>{copy.contactDeals.failed}</Hint>}
      {data?.results.length === 0 && <Hint>{copy.contactDeals.empty}</Hint>}
      <ul className={styles.list}>
        {data?.results.map((deal) => (
          <li key={deal.id}>
            <Link to={`/agent/deal/${deal.id}`} className={styles.deal}>
              <span className={styles.name}>{deal.name}</span>
              <Money cents={deal.sale_price ?? deal.list_price} short />
              <StatusChip chip={dealStatusChips[deal.status]} />
            </Link>
          </li>
        ))}
      </ul>
      {others > 0 && <Hint>{copy.contactDeals.more(others)}</Hint>}
      <div className={styles.start}>
        <LinkButton size="small" to={makeDealAddress(contact)}>
          {copy.contactDeals.start}
        </LinkButton>
      </div>
    </>
  )
}
