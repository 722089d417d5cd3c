import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

// Not on FluentProvider itself: every portal would get the same styles.
export const useAppStyles = makeStyles({
  page: { minHeight: '100dvh', backgroundColor: look.page, color: look.ink },
})
