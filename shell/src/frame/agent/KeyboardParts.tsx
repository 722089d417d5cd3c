import { useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { aheadOf } from 'ui-kit/ahead'
import { RenderedAhead } from 'ui-kit/RenderedAhead'
import { keyboardPartAtom } from '#frame/keyboard/keyboard.atoms.ts'
import { LazyPart, type OpenPart } from '#frame/LazyPart.tsx'
import { copy } from './copy.ts'

let palette: OpenPart | null = null
const loadPalette = async () => (palette ??= (await import('#frame/palette/CommandPalette.tsx')).CommandPalette)
const loadShortcuts = async () => (await import('#frame/keyboard/ShortcutsDialog.tsx')).ShortcutsDialog
const paletteAhead = aheadOf<true>()

/** The palette, rendered ahead once the page rests, or the list of shortcuts, loaded when first opened. */
export function KeyboardParts() {
  const [open, setOpen] = useAtom(keyboardPartAtom)
  const close = useCallback(() => setOpen(null), [setOpen])
  const isPalette = open?.part === 'palette'
  useEffect(() => (isPalette ? undefined : paletteAhead.onceIdle(true, loadPalette)), [isPalette])
  const rendered = useCallback(
    () => <LazyPart load={loadPalette} loaded={palette} failure={copy.keyboardParts.paletteFailed} onClose={close} />,
    [close],
  )
  return (
    <>
      <RenderedAhead open={isPalette || null} ahead={paletteAhead}>
        {rendered}
      </RenderedAhead>
      {open?.part === 'shortcuts' && (
        <LazyPart load={loadShortcuts} failure={copy.keyboardParts.shortcutsFailed} onClose={close} />
      )}
    </>
  )
}
