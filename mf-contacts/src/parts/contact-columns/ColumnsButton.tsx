import { Button } from '@fluentui/react-components'
import { OptionsRegular } from '@fluentui/react-icons/svg/options'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'

const ColumnsPopover = lazyPart(async () => (await import('./ColumnsPopover.tsx')).ColumnsPopover)

/** Opens the choice of columns. A phone shows cards, which have none. */
export function ColumnsButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  if (isPhone) return null
  return (
    <>
      <Button
        appearance="subtle"
        icon={<OptionsRegular />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        {...ColumnsPopover.onApproach}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        {copy.columns}
      </Button>
      {anchor && <ColumnsPopover anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
