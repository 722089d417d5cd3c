import { Dialog, DialogSurface } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { Command } from 'cmdk'
import { useAtom, useAtomValue } from 'jotai'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { useToday } from 'remote-kit/use-today'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { keyboardPartAtom } from '#frame/keyboard/keyboard.atoms.ts'
import { Keys } from '#frame/keyboard/Keys.tsx'
import { NavIcon } from '#frame/navigation/NavIcon.tsx'
import { recentsAtom } from '#parts/recents/recents.atoms.ts'
import { useCommandPaletteStyles } from './CommandPalette.styles.ts'
import { copy } from './copy.ts'
import { correctedWords, type PaletteItem, paletteSections } from './palette-sections.ts'
import { usePaletteSearch } from './use-palette-search.ts'

/** Ctrl+K: searches deals, people and tasks, and offers every command of the page. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const styles = useCommandPaletteStyles()
  const navigate = useNavigate()
  const open = useAtomValue(keyboardPartAtom)
  const groups = open?.groups ?? []
  const [recents, remember] = useAtom(recentsAtom)
  const [text, setText] = useState('')
  const { found, isSearching, isFailed } = usePaletteSearch(text)
  const sections = paletteSections({ text, groups, found, recents, now: useToday() })
  // The field is painted before the list: people type first.
  const isPainted = useDeferredValue(open !== null, false)

  const choose = (item: PaletteItem) => {
    onClose()
    if ('path' in item) {
      if (!item.isList) remember(item)
      void navigate(item.path)
    } else {
      remember({ key: item.key })
      // Once the dialog has given the focus back: the command may move it.
      setTimeout(item.run)
    }
  }

  /** Enter is not lost by who types faster than the list is painted. */
  const chooseEarly = (event: KeyboardEvent) => {
    const [first] = sections[0]?.items ?? []
    if (first && event.key === 'Enter' && !isPainted && !event.nativeEvent.isComposing) choose(first)
  }

  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={copy.commandPalette.title}>
        <Command label={copy.commandPalette.search} shouldFilter={false} loop>
          <div className={styles.head}>
            <SearchRegular fontSize={18} aria-hidden />
            <Command.Input
              className={styles.input}
              placeholder={copy.commandPalette.placeholder}
              value={text}
              onValueChange={setText}
              onKeyDown={chooseEarly}
            />
          </div>
          <CorrectedWords className={styles.corrected} {...correctedWords(found)} />
          <Command.List className={styles.list} label={copy.commandPalette.results}>
            {(isPainted ? sections : []).map(({ heading, items }) => (
              <Command.Group key={heading} heading={heading} className={styles.group}>
                {items.map((item) => (
                  <Command.Item key={item.key} value={item.key} className={styles.item} onSelect={() => choose(item)}>
                    <NavIcon name={item.icon} />
                    <span className={styles.name}>{item.label}</span>
                    <Aside item={item} />
                  </Command.Item>
                ))}
              </Command.Group>
            ))}
          </Command.List>
          {sections.length === 0 && (
            <p className={styles.note} role="status">
              {emptyText(text, isSearching, isFailed)}
            </p>
          )}
        </Command>
      </DialogSurface>
    </Dialog>
  )
}

/** What else is known of an item: where it is, or its keys. */
function Aside({ item }: { item: PaletteItem }) {
  const styles = useCommandPaletteStyles()
  if ('path' in item) return item.meta && <span className={styles.meta}>{item.meta}</span>
  return (
    item.keys && (
      <span className={styles.meta} aria-hidden>
        <Keys keys={item.keys} />
      </span>
    )
  )
}

function emptyText(text: string, isSearching: boolean, isFailed: boolean): string {
  if (isSearching) return copy.commandPalette.searching
  if (isFailed) return copy.commandPalette.failed
  return copy.commandPalette.none(text.trim())
}
