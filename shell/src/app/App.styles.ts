import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/theme'

// Not on FluentProvider itself: what it wears, every portal wears too.
export const useAppStyles = makeStyles({
  page: { minHeight: '100dvh', backgroundColor: look.page, color: look.ink },
})
