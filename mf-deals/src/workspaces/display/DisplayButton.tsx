import { Button } from '@fluentui/react-components'
import { OptionsRegular } from '@fluentui/react-icons/svg/options'
import type { WorkspaceView } from 'openapi/codes'
import { useState } from 'react'
import { lazyPart } from 'ui-kit/lazy-part'
import { useFilterBarStyles } from '../filters/FilterBar.styles.ts'

const DisplayPopover = lazyPart(async () => (await import('./DisplayPopover.tsx')).DisplayPopover)

/** Opens how deals are shown: groups, columns, fields of cards. */
export function DisplayButton({ view }: { view: WorkspaceView }) {
  const styles = useFilterBarStyles()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        appearance="subtle"
        className={styles.tool}
        icon={<OptionsRegular fontSize={16} />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
        {...DisplayPopover.onApproach}
      >
        Display
      </Button>
      {anchor && <DisplayPopover view={view} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
