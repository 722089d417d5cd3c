import { Button } from '@fluentui/react-components'
import { ArchiveRegular } from '@fluentui/react-icons/svg/archive'
import { ArrowExitRegular } from '@fluentui/react-icons/svg/arrow-exit'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useCommands } from 'remote-kit/commands'
import { lazyPart } from 'ui-kit/lazy-part'
import { SelectionToolbar } from '#parts/controls/SelectionToolbar.tsx'
import { copy } from './copy.ts'
import { endSelectingAtom, selectionAtom } from './selection.atoms.ts'
import { MOST_DEALS, useChangeDeals } from './use-change-deals.ts'

const MoveDealsDialog = lazyPart(async () => (await import('./MoveDealsDialog.tsx')).MoveDealsDialog)

/** Actions for the selected deals of a workspace; null for all workspaces. */
export function SelectionBar({ workspace }: { workspace: string | null }) {
  const selection = useAtomValue(selectionAtom)
  const end = useSetAtom(endSelectingAtom)
  const [isMoving, setMoving] = useState(false)
  const { changeDeals, isPending } = useChangeDeals()
  const deals = [...(selection ?? [])]
  const isOff = deals.length === 0 || deals.length > MOST_DEALS || isPending
  const archive = () => changeDeals({ action: 'archive', deals }, { onDone: end })
  useCommands(() => ({
    title: copy.selectionBar.commands(deals.length),
    commands: [
      { id: 'deals.archive', label: copy.selectionBar.archive, run: archive, isOff },
      { id: 'deals.move', label: copy.selectionBar.move, run: () => setMoving(true), isOff },
    ],
  }))
  return (
    <>
      <SelectionToolbar
        what={copy.selectionBar.what}
        count={deals.length}
        most={MOST_DEALS}
        isCovered={isMoving}
        onEnd={end}
      >
        <Button appearance="primary" icon={<ArchiveRegular />} disabledFocusable={isOff} onClick={archive}>
          {copy.selectionBar.archive}
        </Button>
        <Button
          icon={<ArrowExitRegular />}
          disabledFocusable={isOff}
          onClick={() => setMoving(true)}
          {...MoveDealsDialog.onApproach}
        >
          {copy.selectionBar.move}
        </Button>
      </SelectionToolbar>
      {isMoving && (
        <MoveDealsDialog deals={deals} workspace={workspace} onMoved={end} onClose={() => setMoving(false)} />
      )}
    </>
  )
}
