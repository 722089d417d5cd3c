import { Dialog, DialogSurface } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons/svg/search'
import { Command } from 'cmdk'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useToday } from 'remote-kit/use-today'
import { CorrectedWords } from 'ui-kit/CorrectedWords'
import { useFederation } from '#federation/FederationContext.tsx'
import { remoteNav } from '#frame/navigation/nav-items.ts'
import { NavIcon } from '#frame/navigation/NavIcon.tsx'
import { useCommandPaletteStyles } from './CommandPalette.styles.ts'
import { copy } from './copy.ts'
import { correctedWords, paletteSections } from './palette-sections.ts'
import { usePaletteSearch } from './use-palette-search.ts'

/** Ctrl+K: searches deals, people, tasks and pages, and offers what can be created. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const styles = useCommandPaletteStyles()
  const navigate = useNavigate()
  const { registry } = useFederation()
  const [text, setText] = useState('')
  const { found, isSearching, isFailed } = usePaletteSearch(text)
  const sections = paletteSections(text, remoteNav(registry), found, useToday())
  const go = (path: string) => {
    onClose()
    void navigate(path)
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
            />
          </div>
          <CorrectedWords className={styles.corrected} {...correctedWords(found)} />
          <Command.List className={styles.list} label={copy.commandPalette.results}>
            {sections.map(({ heading, items }) => (
              <Command.Group key={heading} heading={heading} className={styles.group}>
                {items.map(({ key, label, meta, icon, path }) => (
                  <Command.Item key={key} value={key} className={styles.item} onSelect={() => go(path)}>
                    <NavIcon name={icon} />
                    <span className={styles.name}>{label}</span>
                    {meta && <span className={styles.meta}>{meta}</span>}
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

function emptyText(text: string, isSearching: boolean, isFailed: boolean): string {
  if (isSearching) return copy.commandPalette.searching
  if (isFailed) return copy.commandPalette.failed
  return copy.commandPalette.none(text.trim())
}
