import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'

const useStyles = makeStyles({
  link: {
    position: 'fixed',
    top: '8px',
    left: '8px',
    zIndex: 1000,
    padding: '8px 14px',
    borderRadius: '6px',
    backgroundColor: look.surface,
    color: look.ink,
    boxShadow: look.shadow2,
    transform: 'translateY(-200%)',
    ':focus': { transform: 'none' },
    [media.print]: { display: 'none' },
  },
})

/** The first stop of the Tab key: past the menu, to the page. */
export function SkipLink() {
  return (
    <a className={useStyles().link} href="#main">
      Skip to content
    </a>
  )
}
