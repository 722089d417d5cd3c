import { useStore } from 'jotai'
import { useEffect } from 'react'
// By its public name, as remotes import it: the page has one set of commands.
import { type Command, currentCommands } from 'remote-kit/commands'
import { isInDialog, isNative, isTyped, pressedKey } from './pressed-keys.ts'

/** How long the first of two keys waits for the second. */
const SECOND_KEY_MS = 1500

/**
 * Runs the registered commands by their keys. `areSingleKeysOn`: false leaves only those with Ctrl or ⌘ (WCAG 2.1.4).
 * Call it once in a page.
 */
export function useShortcuts(areSingleKeysOn: boolean): void {
  const store = useStore()

  useEffect(() => {
    let first: { key: string; at: number } | null = null

    const run = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const key = pressedKey(event)
      if (!key || key === 'Shift') return
      const isSingle = !key.startsWith('Mod+')
      if (isSingle && !areSingleKeysOn) return
      const commands = currentCommands(store).flatMap(({ dialog, commands: all }) => {
        const isBehind = isInDialog(event.target, dialog)
        return all.filter(
          ({ isOff, isEverywhere, isAboveDialogs }) =>
            !isOff && (isEverywhere || (!isTyped(event.target) && (isAboveDialogs || !isBehind))),
        )
      })

      const begun = first && event.timeStamp - first.at < SECOND_KEY_MS ? first.key : null
      first = null
      const command = (begun && withKeys(commands, `${begun} ${key}`)) || withKeys(commands, key)
      if (command) {
        if (isNative(event.target, key)) return
        event.preventDefault()
        command.run()
      } else if (commands.some(({ keys }) => keys?.startsWith(`${key} `))) {
        first = { key, at: event.timeStamp }
      }
    }

    window.addEventListener('keydown', run)
    return () => window.removeEventListener('keydown', run)
  }, [store, areSingleKeysOn])
}

const withKeys = (commands: readonly Command[], keys: string) => commands.find((command) => command.keys === keys)
