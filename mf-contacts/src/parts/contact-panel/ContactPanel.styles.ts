import { makeStyles } from '@fluentui/react-components'

export const useContactPanelStyles = makeStyles({
  reach: { paddingBlock: '12px 4px', '& > *': { flexGrow: 0, minWidth: '96px' } },
})
