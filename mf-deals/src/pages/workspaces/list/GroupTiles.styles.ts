import { makeStyles } from '@fluentui/react-components'

export const useGroupTilesStyles = makeStyles({
  group: { display: 'flex', flexDirection: 'column', gap: '8px' },
  head: { borderRadius: '8px', overflow: 'hidden', margin: 0, font: 'inherit' },
})
