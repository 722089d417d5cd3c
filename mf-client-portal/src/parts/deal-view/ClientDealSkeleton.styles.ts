import { makeStyles } from '@fluentui/react-components'

export const useClientDealSkeletonStyles = makeStyles({
  bones: { display: 'flex', flexDirection: 'column', gap: '14px' },
  hero: { minHeight: '104px' },
})
