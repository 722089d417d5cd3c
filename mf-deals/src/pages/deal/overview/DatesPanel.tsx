import { makeStyles, Select } from '@fluentui/react-components'
import type { Deal } from 'openapi'
import { useState } from 'react'
import { FactList } from 'ui-kit/FactList'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { dealDateLabel, type DealDateName, dealDateNames } from '#parts/deals/deal-dates.ts'
import { WhyDate } from '#parts/rescheduling/WhyDate.tsx'
import { DateFact } from './DateFact.tsx'

const useStyles = makeStyles({
  // The date takes what the mark leaves: as narrow as its text, it would break in two.
  date: { display: 'flex', alignItems: 'center', gap: '4px', '& > :first-child': { flexGrow: 1, minWidth: 0 } },
  add: { marginTop: '14px', maxWidth: '240px' },
  hint: { marginTop: '10px' },
})

/** The dates of a deal. Those that are set stand there; any other can be added. */
export function DatesPanel({ deal }: { deal: Deal }) {
  const styles = useStyles()
  const [added, setAdded] = useState<readonly string[]>([])
  const isListed = (name: DealDateName) => deal.dates[name] !== null || added.includes(name)
  const missing = dealDateNames.filter((name) => !isListed(name))

  return (
    <Panel title="Dates">
      <FactList
        facts={dealDateNames.filter(isListed).map((name) => ({
          label: dealDateLabel(name),
          value: (
            <div className={styles.date}>
              <DateFact deal={deal} name={name} />
              {deal.dates[name] && <WhyDate deal={deal.id} of={name} title={dealDateLabel(name)} />}
            </div>
          ),
        }))}
      />
      {missing.length > 0 && (
        <Select
          className={styles.add}
          aria-label="Add a date"
          value=""
          onChange={(_, { value }) => setAdded([...added, value])}
        >
          <option value="">Add a date</option>
          {missing.map((name) => (
            <option key={name} value={name}>
              {dealDateLabel(name)}
            </option>
          ))}
        </Select>
      )}
      <div className={styles.hint}>
        <Hint>When a date moves, unfinished tasks that hang on it move along. You see all of it first.</Hint>
      </div>
    </Panel>
  )
}
