import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

const area = (name: string) => ({ gridArea: name, [media.phone]: { gridArea: 'auto' } })

export const useContactPageStyles = makeStyles({
  columns: {
    display: 'grid',
    // An email address of usual length fits beside its label.
    gridTemplateColumns: 'minmax(280px, 360px) minmax(0, 1fr) minmax(240px, 280px)',
    gridTemplateRows: 'auto 1fr',
    gridTemplateAreas: '"reach story todo" "about story todo"',
    gap: '16px',
    alignItems: 'start',
    '@media (max-width: 1279px)': {
      gridTemplateColumns: 'minmax(280px, 320px) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"reach story" "todo story" "about story"',
    },
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'none',
      gridTemplateAreas: 'none',
    },
  },
  // On a phone they follow each other as they are written.
  about: { ...area('about'), display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  story: { ...area('story'), display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  todo: { ...area('todo'), display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  reach: area('reach'),
  sections: { display: 'flex', flexDirection: 'column', gap: '20px' },
})
