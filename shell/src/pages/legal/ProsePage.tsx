import type { ReactNode } from 'react'
import { useProsePageStyles } from './ProsePage.styles.ts'

export interface ProseSection {
  /** The anchor of the section. */
  id: string
  title: string
  body: ReactNode
}

export interface ProsePageProps {
  title: string
  lead: string
  /** When the text last changed, as a readable date. */
  updated: string
  sections: readonly ProseSection[]
}

/** A page of text: a title, a table of contents and sections. */
export function ProsePage({ title, lead, updated, sections }: ProsePageProps) {
  const styles = useProsePageStyles()
  return (
    <article className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="On this page">
          <ul className={styles.contentsList}>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className={styles.contentsLink}>
                  {section.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {sections.map((section) => (
            <section
              key={section.id}
              id={section.id}
              className={styles.section}
              aria-labelledby={`${section.id}-title`}
            >
              <h2 id={`${section.id}-title`} className={styles.heading}>
                {section.title}
              </h2>
              <div className={styles.prose}>{section.body}</div>
            </section>
          ))}
          <p className={styles.updated}>Last changed on {updated}</p>
        </div>
      </div>
    </article>
  )
}
