import { useAtomValue, useSetAtom } from 'jotai'
import { deviceTypeAtom } from 'remote-kit/session'
import { useLayoutEffect } from 'react'
import { media } from 'ui-kit/media'
import { layoutChoiceAtom } from './layout.atoms.ts'
import { useMediaQuery } from './use-media-query.ts'

/** Sets `deviceTypeAtom` from the user's choice, or from the viewport. Call it once, at the root. */
export function useDeviceType(): void {
  const choice = useAtomValue(layoutChoiceAtom)
  const setDeviceType = useSetAtom(deviceTypeAtom)
  const isSmall = useMediaQuery(media.phone.replace('@media ', ''))
  const deviceType = choice === 'auto' ? (isSmall ? 'phone' : 'desktop') : choice

  useLayoutEffect(() => setDeviceType(deviceType), [deviceType, setDeviceType])
}
