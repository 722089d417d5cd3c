import { makeStyles } from '@fluentui/react-components'
import { look } from '#theme/look.ts'

export const useDangerButtonStyles = makeStyles({
  danger: {
    backgroundColor: look.danger,
    color: look.surface,
    ':hover': { backgroundColor: `color-mix(in srgb, ${look.danger} 85%, ${look.ink})`, color: look.surface },
    ':hover:active': { backgroundColor: `color-mix(in srgb, ${look.danger} 75%, ${look.ink})`, color: look.surface },
  },
})
