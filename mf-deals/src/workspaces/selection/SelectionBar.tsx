import { Button, makeStyles } from '@fluentui/react-components'
import { ArchiveRegular } from '@fluentui/react-icons/svg/archive'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { formatQuantity } from 'ui-kit/format'
import { media } from 'ui-kit/media'
import { look } from 'ui-kit/theme'
import { endSelectingAtom, selectionAtom } from './selection.atoms.ts'
import { MOST_DEALS, useChangeDeals } from './use-change-deals.ts'

const useStyles = makeStyles({
  bar: {
    position: 'fixed',
    zIndex: 20,
    bottom: '20px',
    left: '50%',
    transform: 'translateX(-50%)',
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    maxWidth: 'calc(100vw - 32px)',
    padding: '8px 8px 8px 16px',
    borderRadius: '12px',
    backgroundColor: look.surface,
    boxShadow: look.shadow2,
    border: `1px solid ${look.line2}`,
    // Above the bar with the ways through the product.
    [media.phone]: { bottom: '76px' },
  },
  count: {
    marginRight: '8px',
    fontWeight: 600,
    color: look.ink,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** What can be done to the selected deals. Esc ends selecting, and so does leaving the page or its workspace. */
export function SelectionBar() {
  const styles = useStyles()
  const selection = useAtomValue(selectionAtom)
  const end = useSetAtom(endSelectingAtom)
  const { changeDeals, isPending } = useChangeDeals()
  const deals = [...(selection ?? [])]

  useEffect(() => end, [end])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) end()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [end])

  const isTooMany = deals.length > MOST_DEALS
  return (
    <div role="toolbar" aria-label="Selected deals" className={styles.bar}>
      <span className={styles.count} aria-live="polite">
        {deals.length === 0 ? 'Select deals' : `${formatQuantity(deals.length, 'deal')} selected`}
        {isTooMany && ` · at most ${MOST_DEALS} at once`}
      </span>
      <Button
        appearance="primary"
        icon={<ArchiveRegular />}
        disabledFocusable={deals.length === 0 || isTooMany || isPending}
        onClick={() => changeDeals('archive', deals, { onDone: end })}
      >
        Archive
      </Button>
      <Button appearance="subtle" onClick={() => end()}>
        Done
      </Button>
    </div>
  )
}
