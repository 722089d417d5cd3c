import { atomWithStorage } from 'jotai/utils'
import type { DeviceType } from 'remote-kit/session'

export type LayoutChoice = DeviceType | 'auto'

/**
 * The layout that the user chose in this browser. `auto` follows the viewport (docs/specification.md §3, deviceType).
 */
export const layoutChoiceAtom = atomWithStorage<LayoutChoice>('protracker.layout', 'auto', undefined, {
  getOnInit: true,
})
