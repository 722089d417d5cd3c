import { useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { whenIdle } from 'ui-kit/when-idle'
import { keyboardPartAtom } from '#frame/keyboard/keyboard.atoms.ts'
import { LazyPart } from '#frame/LazyPart.tsx'
import { copy } from './copy.ts'

const loadPalette = async () => (await import('#frame/palette/CommandPalette.tsx')).CommandPalette
const loadShortcuts = async () => (await import('#frame/keyboard/ShortcutsDialog.tsx')).ShortcutsDialog

/** The palette, loaded once the page rests, or the list of shortcuts, loaded when first opened. */
export function KeyboardParts() {
  const [open, setOpen] = useAtom(keyboardPartAtom)
  const close = useCallback(() => setOpen(null), [setOpen])
  // A failure shows when it's opened, which loads it again.
  useEffect(() => whenIdle(() => void loadPalette().catch(() => undefined)), [])
  if (open?.part === 'palette') {
    return <LazyPart key="palette" load={loadPalette} failure={copy.keyboardParts.paletteFailed} onClose={close} />
  }
  if (open?.part === 'shortcuts') {
    return (
      <LazyPart key="shortcuts" load={loadShortcuts} failure={copy.keyboardParts.shortcutsFailed} onClose={close} />
    )
  }
  return null
}
