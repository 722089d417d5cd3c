import { makeStyles } from '@fluentui/react-components'

export const useContactOwnerStyles = makeStyles({
  owner: { display: 'flex', alignItems: 'center', gap: '6px', minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})
