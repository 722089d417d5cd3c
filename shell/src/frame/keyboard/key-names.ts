import { copy } from './copy.ts'

/** A command's keys as printed on the keyboard: `g h` is `[['G'], ['H']]`, `Mod+k` is `[['Ctrl', 'K']]`. */
export function keyNames(keys: string, isMac = isApple()): string[][] {
  return keys.split(' ').map((pressed) => pressed.split('+').map((key) => nameOf(key, isMac)))
}

function nameOf(key: string, isMac: boolean): string {
  if (key === 'Mod') return isMac ? copy.keys.command : copy.keys.ctrl
  if (key === 'Space' || key === 'Enter') return copy.keys[key]
  return key.toUpperCase()
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform)
