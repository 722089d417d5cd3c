import type { PositioningConfigurationFn } from '@fluentui/react-components'

/** How far a menu stays from the edges of the window. */
const EDGE_PX = 8

/** A menu that is longer than the window scrolls, instead of going on below its edge and scrolling the page. */
export const fitMenus: PositioningConfigurationFn = ({ container, options }) =>
  container?.matches('.fui-MenuPopover')
    ? { ...options, autoSize: 'height', overflowBoundaryPadding: EDGE_PX }
    : options
