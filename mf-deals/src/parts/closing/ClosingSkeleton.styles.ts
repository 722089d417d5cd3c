import { makeStyles } from '@fluentui/react-components'

const line = { display: 'flex', alignItems: 'center' } as const

export const useClosingSkeletonStyles = makeStyles({
  line: { ...line, height: '28px' },
  tall: { ...line, height: '52px' },
})
