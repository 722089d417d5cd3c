import type { PositioningConfigurationFn } from '@fluentui/react-components'

/** A menu that is longer than the window scrolls, instead of going on below its edge and scrolling the page. */
export const fitMenus: PositioningConfigurationFn = ({ container, options }) =>
  container?.matches('.fui-MenuPopover') ? { ...options, autoSize: 'height' } : options
