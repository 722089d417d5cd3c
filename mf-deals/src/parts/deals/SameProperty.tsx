import type { SamePropertyDeal } from 'openapi'
import { DealStatus, dealStatusLabels } from 'openapi/codes'
import { Link } from 'react-router'
import { copy } from './copy.ts'
import { type Property, useSameProperty } from './deals.api.ts'
import { useSamePropertyStyles } from './SameProperty.styles.ts'

const WHY: Record<SamePropertyDeal['same'], string> = {
  mls_number: copy.why.sameMls,
  address: copy.why.sameAddress,
}

/** Tells of other open deals for a property; nothing if there are none. `except` is the deal itself. */
export function SameProperty({ except, ...property }: Property & { except?: string | undefined }) {
  const styles = useSamePropertyStyles()
  const { data } = useSameProperty(property, except)
  if (!data || data.results.length === 0) return null
  return (
    <div className={styles.note} role="status">
      <span>{data.results.length === 1 ? copy.sameProperty.one : copy.sameProperty.many}</span>
      <ul className={styles.list}>
        {data.results.map(({ id, name, status, same }) => (
          <li key={id}>
            <Link className={styles.link} to={`/agent/deal/${id}`}>
              {name}
            </Link>
            {` · ${dealStatusLabels[status as DealStatus]} · ${WHY[same]}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
