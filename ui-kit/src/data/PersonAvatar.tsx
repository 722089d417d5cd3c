import { mergeClasses } from '@fluentui/react-components'
import { usePersonAvatarStyles } from './PersonAvatar.styles.ts'

export interface PersonAvatarProps {
  name: string
  /** The address of the profile image, if there is one. */
  image?: string | null | undefined
  /** Its width and height in pixels. */
  size?: 20 | 22 | 24 | 28 | 32 | 40 | 48 | 72
  /** Hides it from screen readers, for use beside the name. */
  decorative?: boolean
  /** Lime is only for the current team. */
  tone?: 'auto' | 'lime'
}

/**
 * The image or initials of a person or team. The same name always has the same color. (Fluent's Avatar includes badges
 * and presence, 8 kB gzipped in every remote.)
 */
export function PersonAvatar({ name, image, size = 24, decorative = false, tone = 'auto' }: PersonAvatarProps) {
  const styles = usePersonAvatarStyles()
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={mergeClasses(styles.avatar, styles[tone === 'lime' ? 'lime' : toneOf(name)])}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}
    >
      {image ? <img className={styles.image} src={image} alt="" /> : initialsOf(name)}
    </span>
  )
}

/** "Maria Okoye" → "MO", "Priya & Tom Whitaker" → "PW". */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}|^\d/u.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0) ?? '')
    .join('')
    .toUpperCase()
}

const tones = ['mint', 'sand', 'sky'] as const

function toneOf(name: string): (typeof tones)[number] {
  const sum = Array.from(name, (letter) => letter.charCodeAt(0)).reduce((total, code) => total + code, 0)
  return tones[sum % tones.length] ?? 'mint'
}
