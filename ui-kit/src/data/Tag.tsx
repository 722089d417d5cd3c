import type { ReactNode } from 'react'
import { useTagStyles } from './Tag.styles.ts'

/** A small label on a card, such as the representation: `<Tag>Buyer</Tag>`. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={useTagStyles().tag}>{children}</span>
}
