import { makeStyles } from '@fluentui/react-components'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/look'

export const useTeamSwitcherStyles = makeStyles({
  team: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    width: '100%',
    padding: '8px 10px',
    border: 'none',
    borderRadius: '8px',
    backgroundColor: 'rgb(255 255 255 / 0.06)',
    color: look.onBrand,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    minHeight: '48px',
    ':hover': { backgroundColor: 'rgb(255 255 255 / 0.1)' },
    ':focus-visible': { outline: `2px solid ${look.lime}`, outlineOffset: '-2px' },
    [media.narrow]: { justifyContent: 'center', padding: '8px 0' },
  },
  text: { minWidth: 0, [media.narrow]: { display: 'none' } },
  name: {
    display: 'block',
    fontWeight: 600,
    lineHeight: '17px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  members: { display: 'block', fontSize: '12px', lineHeight: '16px', color: look.onBrand2 },
})
