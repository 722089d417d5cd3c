import { makeStyles } from '@fluentui/react-components'

export const useClosingPreviewStyles = makeStyles({ preview: { display: 'flex', flexDirection: 'column', gap: '8px' } })
