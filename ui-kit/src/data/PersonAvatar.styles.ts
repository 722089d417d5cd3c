import { makeStyles } from '@fluentui/react-components'

export const usePersonAvatarStyles = makeStyles({
  avatar: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: '50%',
    color: '#0c3426',
    fontWeight: 600,
    lineHeight: 1,
    userSelect: 'none',
    printColorAdjust: 'exact',
  },
  mint: { backgroundColor: '#d9e7df' },
  sand: { backgroundColor: '#e7d9c4' },
  sky: { backgroundColor: '#d5e2ec' },
  lime: { backgroundColor: '#c8ef4e' },
  image: { width: '100%', height: '100%', borderRadius: '50%', objectFit: 'cover' },
})
