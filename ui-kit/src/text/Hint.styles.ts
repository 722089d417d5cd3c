import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const useHintStyles = makeStyles({
  hint: { fontSize: '12px', lineHeight: '18px', color: look.ink3 },
})
