import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { copy } from './copy.ts'
import type { CurrentList } from './use-current-list.ts'

const SmartListDialog = lazyPart(async () => (await import('./SmartListDialog.tsx')).SmartListDialog)

export interface SaveAsListButtonProps {
  control: CurrentList
  appearance: 'secondary' | 'subtle'
}

/** Saves what the page shows as a new list, and goes to it. */
export function SaveAsListButton({ control, appearance }: SaveAsListButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="small" appearance={appearance} {...SmartListDialog.onApproach} onClick={() => setIsOpen(true)}>
        {copy.saveAs}
      </Button>
      {isOpen && (
        <SmartListDialog list={null} shown={control.shown} onSaved={control.choose} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
