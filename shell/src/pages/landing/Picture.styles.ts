import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'

export const usePictureStyles = makeStyles({
  picture: { display: 'block' },
  light: { ':global(html[data-theme="dark"])': { display: 'none' } },
  dark: { ':global(html[data-theme="light"])': { display: 'none' } },
  image: {
    display: 'block',
    width: '100%',
    height: 'auto',
    borderRadius: '12px',
    backgroundColor: look.sunken,
    boxShadow: look.shadow2,
  },
})
