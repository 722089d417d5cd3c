import { media } from './media.ts'

/** The height, and the least width, of what a thumb hits: Target Size (Enhanced) of WCAG 2.2, in px. */
const TARGET = '44px'

/** For a link on a line of its own: on a phone a thumb hits it from 13 px above and below, and the line stays as high. */
export const thumbLink = {
  [media.phone]: {
    // Above the lines beside it, also those that have a position.
    position: 'relative',
    zIndex: 1,
    display: 'inline-block',
    minWidth: TARGET,
    paddingBlock: '13px',
    marginBlock: '-13px',
  },
} as const

const buttons = '.fui-Button, .fui-MenuButton, .fui-ToggleButton, .fui-Tab'
const fields = '.fui-Input, .fui-Select__select, .fui-Combobox, .fui-Dropdown, .fui-Dropdown__button, .fui-SpinButton'
const lines = '.fui-MenuItem, .fui-MenuItemLink, .fui-Option'
// Padded, so that the mark stays beside the first line of its label.
const choices = '.fui-Checkbox, .fui-Radio, .fui-Switch'

/**
 * On a phone, every control of the component library is large enough for a thumb. The selectors are doubled to override its
 * own heights. What the product draws itself is measured by the journeys over all screens.
 */
export const touchTargets = `${media.phone} {
  :is(${buttons}):is(${buttons}) { min-height: ${TARGET}; min-width: ${TARGET}; }
  :is(${fields}):is(${fields}), :is(${lines}):is(${lines}) { min-height: ${TARGET}; }
  :is(${choices}):is(${choices}) { min-height: ${TARGET}; padding-block: 6px; }
}`
