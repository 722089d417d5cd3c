import { makeStyles } from '@fluentui/react-components'
import { look } from 'ui-kit/look'
import { media } from 'ui-kit/media'

export const useAgentStartFrameStyles = makeStyles({
  frame: { [media.phone]: { display: 'block' } },
  rail: { [media.phone]: { display: 'none' } },
  section: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    paddingBottom: '36px',
    [media.narrow]: { paddingBottom: '17px' },
  },
  // As high as a link of the menu, with a line where its label will be.
  entry: {
    display: 'flex',
    alignItems: 'center',
    height: '34px',
    paddingInline: '10px',
    '::before': {
      content: '""',
      width: '60%',
      height: '10px',
      borderRadius: '5px',
      backgroundColor: 'rgb(255 255 255 / 0.1)',
    },
    [media.narrow]: {
      height: '40px',
      justifyContent: 'center',
      paddingInline: 0,
      '::before': { width: '20px', height: '20px', borderRadius: '6px' },
    },
  },
  button: {
    width: '110px',
    height: '32px',
    borderRadius: '6px',
    backgroundColor: look.line,
    [media.phone]: { width: '44px', height: '44px' },
  },
  round: {
    width: '28px',
    height: '28px',
    borderRadius: '50%',
    backgroundColor: look.line,
    [media.phone]: { marginInline: '8px' },
  },
  bottomBar: { display: 'none', [media.phone]: { display: 'grid' } },
})
