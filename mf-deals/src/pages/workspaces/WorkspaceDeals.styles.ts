import { makeStyles } from '@fluentui/react-components'

export const useWorkspaceDealsStyles = makeStyles({
  corrected: { marginBottom: '10px' },
})
