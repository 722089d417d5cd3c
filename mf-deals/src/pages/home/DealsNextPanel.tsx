import { Link } from 'react-router'
import { useToday } from 'remote-kit/use-today'
import { DueDay } from 'ui-kit/DueDay'
import { Panel } from 'ui-kit/Panel'
import { copy } from './copy.ts'
import { useDealsNext } from './home.api.ts'
import { homeLinks } from './home-links.ts'
import { useHomeRowStyles } from './HomeRow.styles.ts'
import { SeeAll } from './SeeAll.tsx'

/** What comes next in each of the viewer's open deals, soonest first. */
export function DealsNextPanel() {
  const styles = useHomeRowStyles()
  const now = useToday()
  const { data } = useDealsNext()
  const deals = data?.results.flatMap(({ id, name, next_date: next }) => (next ? [{ id, name, next }] : [])) ?? []
  if (!data || deals.length === 0) return null
  return (
    <Panel
      title={copy.dealsNextPanel.title}
      actions={
        <SeeAll
          count={data.count}
          shown={data.results.length}
          to={homeLinks.dealsNext}
          what={copy.dealsNextPanel.what}
        />
      }
    >
      <ul className={styles.list}>
        {deals.map(({ id, name, next }) => (
          <li key={id} className={styles.item}>
            <Link className={styles.row} to={`/agent/deal/${id}`}>
              <span className={styles.name}>{name}</span>
              <span className={styles.meta}>{next.title}</span>
              <span className={styles.end}>
                <DueDay day={next.date} now={now} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
