import { mergeClasses } from '@fluentui/react-components'
import { useFactListStyles } from './FactList.styles.ts'

export interface Fact {
  title: string
  text: string
}

/** What the product does, fact by fact: beside each other, or below. */
export function FactList({ facts, layout }: { facts: readonly Fact[]; layout: 'row' | 'column' }) {
  const styles = useFactListStyles()
  return (
    <ul className={mergeClasses(styles.list, styles[layout])}>
      {facts.map(({ title, text }) => (
        <li key={title} className={styles.fact}>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
