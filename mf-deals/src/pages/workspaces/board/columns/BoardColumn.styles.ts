import { makeStyles } from '@fluentui/react-components'
import { boardColumn } from 'remote-kit/board/styles'
import { look } from 'ui-kit/look'

export const useBoardColumnStyles = makeStyles({
  ...boardColumn,
  column: { ...boardColumn.column, minWidth: 0 },
  target: { boxShadow: `inset 0 0 0 1px ${look.line2}` },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  value: { marginLeft: 'auto', color: look.ink2, fontWeight: 500 },
})
