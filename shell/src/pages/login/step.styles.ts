import { makeStyles } from '@fluentui/react-components'

export const useStepStyles = makeStyles({
  title: { fontSize: '18px', lineHeight: '24px', fontWeight: 600, outlineStyle: 'none' },
})
