import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const useTemplateChoiceStyles = makeStyles({
  switches: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-child': { gridColumn: '1 / -1' },
    // Checked or not, the questions have the same color.
    '& .fui-Checkbox__label': { color: look.ink },
  },
})
