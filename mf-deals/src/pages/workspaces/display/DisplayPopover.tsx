import { useAtomValue } from 'jotai'
import { BoardLanes, boardLanesLabels, dealGroupFieldLabels, WorkspaceView } from 'openapi/codes'
import { useCustomFields } from 'remote-kit/custom-fields'
import { customColumn } from 'remote-kit/custom-fields/names'
import { useSearchParams } from 'remote-kit/use-search-params'
import { deviceTypeAtom } from 'remote-kit/session'
import { useLanesChoice } from '#pages/workspaces/board/lanes/use-lanes-choice.ts'
import { cardFieldsText, readCardFields } from '#pages/workspaces/cards/card-fields.ts'
import { type ColumnKey, columnKeys, columnLabel, defaultColumns } from '#pages/workspaces/list/columns.ts'
import { useColumns } from '#pages/workspaces/list/kept-columns.ts'
import {
  columnsText,
  DEFAULT_SORT,
  lanesText,
  readGroup,
  readSort,
  SAVED,
  withParam,
} from '#pages/workspaces/list/list-state.ts'
import { useColumnWidths } from '#pages/workspaces/list/widths/column-widths.ts'
import { useChooseView } from '#pages/workspaces/views/views.api.ts'
import { CardFieldChooser } from './CardFieldChooser.tsx'
import { AnchoredPopover } from 'ui-kit/AnchoredPopover'
import { useChooserStyles } from 'ui-kit/chooser-styles'
import { ColumnChooser } from 'ui-kit/ColumnChooser'
import { copy } from './copy.ts'
import { OneOf } from './OneOf.tsx'
import { OrderChoice } from './OrderChoice.tsx'

const groups = [
  { value: '', label: copy.groups.none },
  ...Object.entries(dealGroupFieldLabels).map(([value, label]) => ({ value, label })),
]

/** The name is always first. */
const ownColumns = columnKeys.filter((key) => key !== 'name')

const laneChoices = Object.values(BoardLanes).map((value) => ({ value, label: boardLanesLabels[value] }))

export interface DisplayPopoverProps {
  view: WorkspaceView
  /** Null for all workspaces. */
  workspace: string | null
  /** The element that opened it, which gets the focus back. */
  anchor: HTMLElement
  onClose: () => void
}

/**
 * Display options: the order if there are no column headers, groups and columns of a list, lanes of a board, and card
 * fields on a board and on a phone. All of them are in the URL; columns and lanes outside saved views are kept for the
 * user too. It is loaded as a whole, because a popover that opens empty would never get the focus.
 */
export function DisplayPopover({ view, workspace, anchor, onClose }: DisplayPopoverProps) {
  return (
    <AnchoredPopover anchor={anchor} label={copy.displayPopover.label} onClose={onClose}>
      <Choices view={view} workspace={workspace} />
    </AnchoredPopover>
  )
}

function Choices({ view, workspace }: Pick<DisplayPopoverProps, 'view' | 'workspace'>) {
  const chooser = useChooserStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const [params, setParams] = useSearchParams()
  const columns = useColumns()
  const { widths, reset } = useColumnWidths()
  const fields = useCustomFields('deal')
  const lanes = useLanesChoice()
  const { mutate: remember } = useChooseView()
  const setParam = (name: string, value: string) =>
    setParams((current) => withParam(current, name, value), { replace: true })
  const keepColumns = (chosen: readonly ColumnKey[]) => {
    const text = columnsText(chosen)
    setParam('columns', text)
    // In a saved view they are a change of that view.
    if (workspace && !params.has(SAVED)) remember({ workspace, columns: text ? text.split(',') : [] })
  }
  const chooseLanes = (lanes: BoardLanes) => {
    setParam('lanes', lanesText(lanes))
    if (workspace && !params.has(SAVED)) remember({ workspace, lanes })
  }
  const order = (
    <OrderChoice sort={readSort(params)} onChange={(sort) => setParam('sort', sort === DEFAULT_SORT ? '' : sort)} />
  )
  if (view === WorkspaceView.timeline) return order

  const isList = view === WorkspaceView.list
  const hasColumns = isList && !isPhone
  const isBoard = view === WorkspaceView.deal
  return (
    <>
      {isList && isPhone && order}
      {isList && (
        <OneOf
          label={copy.choices.groupBy}
          value={readGroup(params) ?? ''}
          choices={groups}
          onChange={(group) => setParam('group', group)}
        />
      )}
      {isBoard && (
        <OneOf<BoardLanes> label={copy.choices.lanes} value={lanes} choices={laneChoices} onChange={chooseLanes} />
      )}
      <p className={chooser.heading}>{hasColumns ? copy.choices.columns : copy.choices.cardFields}</p>
      {hasColumns ? (
        <ColumnChooser
          all={[...fields.map(({ key }) => customColumn(key)), ...ownColumns]}
          columns={columns}
          usual={defaultColumns}
          labelOf={(key) => columnLabel(key, fields)}
          onChange={keepColumns}
          hasWidths={widths.size > 0}
          onResetWidths={reset}
        />
      ) : (
        <CardFieldChooser
          fields={readCardFields(params)}
          onChange={(fields) => setParam('card', cardFieldsText(fields))}
        />
      )}
    </>
  )
}
