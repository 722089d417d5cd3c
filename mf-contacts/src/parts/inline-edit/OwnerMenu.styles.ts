import { makeStyles } from '@fluentui/react-components'

export const useOwnerMenuStyles = makeStyles({ fixed: { paddingBlock: '2px' } })
