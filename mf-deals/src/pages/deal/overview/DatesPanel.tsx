import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons/svg/add'
import type { Deal } from 'openapi'
import { DealStatus } from 'openapi/codes'
import { useState } from 'react'
import { FactList } from 'ui-kit/FactList'
import { Hint } from 'ui-kit/Hint'
import { Panel } from 'ui-kit/Panel'
import { WhyDate } from '#parts/date-explanations/WhyDate.tsx'
import { dealDateLabel, type DealDateName, dealDateNames } from '#parts/deals/deal-dates.ts'
import { copy } from './copy.ts'
import { DateFact } from './DateFact.tsx'
import { useDatesPanelStyles } from './DatesPanel.styles.ts'

/** The dates of a deal: those that are set, the closing of a contract, and a menu to add others. */
export function DatesPanel({ deal }: { deal: Deal }) {
  const styles = useDatesPanelStyles()
  // Every contract has a closing date, and most of the checklist hangs on it.
  const isUnderContract = deal.status === DealStatus.UnderContract
  const [added, setAdded] = useState<readonly string[]>([])
  const isListed = (name: DealDateName) =>
    deal.dates[name] !== null || added.includes(name) || (name === 'closing' && isUnderContract)
  const missing = dealDateNames.filter((name) => !isListed(name))

  return (
    <Panel title={copy.datesPanel.title}>
      <FactList
        facts={dealDateNames.filter(isListed).map((name) => ({
          label: dealDateLabel(name),
          value: (
            <div className={styles.date}>
              <DateFact deal={deal} name={name} isOpen={added.at(-1) === name} />
              {deal.dates[name] && <WhyDate deal={deal.id} of={name} title={dealDateLabel(name)} />}
            </div>
          ),
        }))}
      />
      {missing.length > 0 && (
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button className={styles.add} appearance="subtle" icon={<AddRegular />}>
              {copy.datesPanel.add}
            </Button>
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {missing.map((name) => (
                <MenuItem key={name} onClick={() => setAdded([...added, name])}>
                  {dealDateLabel(name)}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      )}
      <div className={styles.hint}>
        <Hint>{copy.datesPanel.hint}</Hint>
      </div>
    </Panel>
  )
}
