import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'

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
      gridTemplateAreas: '"reach" "todo" "story" "about"',
    },
  },
  about: { gridArea: 'about', display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  story: { gridArea: 'story', display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  todo: { gridArea: 'todo', display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  reach: { gridArea: 'reach' },
  sections: { display: 'flex', flexDirection: 'column', gap: '20px' },
})
