import { menuPopoverClassNames } from '@fluentui/react-components'
import { expect, it } from 'vitest'
import { fitMenus } from './fit-menus.ts'

const sizeOf = (className: string) => {
  const container = Object.assign(document.createElement('div'), { className })
  return fitMenus({ container, arrow: null, options: { position: 'below' } })
}

it('lets menus be no higher than the window, and leaves everything else as it is', () => {
  expect(sizeOf(`${menuPopoverClassNames.root} other`)).toEqual({
    position: 'below',
    autoSize: 'height',
    overflowBoundaryPadding: 8,
  })
  expect(sizeOf('fui-Tooltip__content')).toEqual({ position: 'below' })
})
