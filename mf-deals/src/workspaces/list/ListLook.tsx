import { Button, makeStyles, Select } from '@fluentui/react-components'
import { TableSettingsRegular } from '@fluentui/react-icons/svg/table-settings'
import { useAtomValue } from 'jotai'
import { dealGroupFieldLabels } from 'openapi/codes'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { deviceTypeAtom } from 'remote-kit/session'
import { lazyPart } from 'ui-kit/lazy-part'
import { look } from 'ui-kit/theme'
import { columnsText, readColumns, readGroup, withParam } from './list-state.ts'

const ColumnsPopover = lazyPart(async () => (await import('./ColumnsPopover.tsx')).ColumnsPopover)

const useStyles = makeStyles({
  group: { display: 'inline-flex', alignItems: 'center', gap: '6px', fontSize: '12px', color: look.ink2 },
  button: { minWidth: 0, height: '28px', padding: '0 4px', fontSize: '12px', fontWeight: 400, color: look.ink2 },
})

/** How a list is shown: by what it is grouped, and which columns it has. */
export function ListLook() {
  const styles = useStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const [params, setParams] = useSearchParams()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const setParam = (name: string, value: string) =>
    setParams((current) => withParam(current, name, value), { replace: true })
  return (
    <>
      <label className={styles.group}>
        Group
        <Select
          size="small"
          appearance="filled-lighter"
          value={readGroup(params) ?? ''}
          onChange={(_, { value }) => setParam('group', value)}
        >
          <option value="">None</option>
          {Object.entries(dealGroupFieldLabels).map(([field, label]) => (
            <option key={field} value={field}>
              {label}
            </option>
          ))}
        </Select>
      </label>
      {!isPhone && (
        <>
          <Button
            size="small"
            appearance="transparent"
            className={styles.button}
            icon={<TableSettingsRegular fontSize={16} />}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
            {...ColumnsPopover.onApproach}
          >
            Columns
          </Button>
          {anchor && (
            <ColumnsPopover
              anchor={anchor}
              columns={readColumns(params)}
              onChange={(columns) => setParam('columns', columnsText(columns))}
              onClose={() => setAnchor(null)}
            />
          )}
        </>
      )}
    </>
  )
}
