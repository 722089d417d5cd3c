import { Button, mergeClasses } from '@fluentui/react-components'
import { OptionsRegular } from '@fluentui/react-icons/svg/options'
import { useAtomValue } from 'jotai'
import type { WorkspaceView } from 'openapi/codes'
import { useState } from 'react'
import { deviceTypeAtom } from 'remote-kit/session'
import { lazyPart } from 'ui-kit/lazy-part'
import { useFilterBarStyles } from '#pages/workspaces/filters/FilterBar.styles.ts'
import { copy } from './copy.ts'

const DisplayPopover = lazyPart(async () => (await import('./DisplayPopover.tsx')).DisplayPopover)

/** Opens the display options: order, groups, columns and card fields. */
export function DisplayButton({ view, workspace }: { view: WorkspaceView; workspace: string | null }) {
  const styles = useFilterBarStyles()
  const isPhone = useAtomValue(deviceTypeAtom) === 'phone'
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        appearance="subtle"
        className={mergeClasses(styles.tool, isPhone && styles.touch)}
        icon={<OptionsRegular fontSize={isPhone ? 20 : 16} />}
        aria-label={isPhone ? copy.displayButton.label : undefined}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        {...DisplayPopover.onApproach}
      >
        {isPhone ? undefined : copy.displayButton.label}
      </Button>
      {anchor && <DisplayPopover view={view} workspace={workspace} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
